import { usePlatform } from '@athenaeum/shell-contract';
import {
  Button,
  FieldError,
  FileTextIcon,
  Hint,
  type Upload,
  type UploadedFile,
  useUploadsUnderWay,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { OwnDocument } from './apply.api';
import { applyFormText } from './applyForm.messages';

interface FromProfileProps {
  /** What it is attached as: "CV". */
  label: string;
  documents: readonly OwnDocument[];
  upload: Upload;
  onAttached: (file: UploadedFile) => void;
}

/** The documents of the profile. A picked one is copied, so that later changes of the profile do not affect the application. */
export function FromProfile({ label, documents, upload, onAttached }: FromProfileProps) {
  const { apiBase } = usePlatform();
  const { begin } = useUploadsUnderWay();
  const [picked, setPicked] = useState<OwnDocument | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const titleId = useId();
  const problemId = useId();
  if (documents.length === 0) return null;

  const attach = async (document: OwnDocument) => {
    setPicked(document);
    setProblem(null);
    const end = begin();
    const answer = await copyOf(document, apiBase, upload);
    setPicked(null);
    if ('message' in answer) setProblem(answer.message);
    else onAttached(answer);
    end(!('message' in answer));
  };
  return (
    <Own role="group" aria-labelledby={titleId}>
      <Hint id={titleId}>{applyFormText.fromProfile({ kind: label })}</Hint>
      <Documents>
        {documents.map((document) => (
          <li key={document.id}>
            <Button
              look="outlined"
              icon={<FileTextIcon size={18} />}
              disabled={picked !== null && picked !== document}
              loading={picked === document}
              onClick={() => void attach(document)}
            >
              {document.title}
            </Button>
          </li>
        ))}
      </Documents>
      <FieldError id={problemId}>{problem && <span role="alert">{problem}</span>}</FieldError>
    </Own>
  );
}

async function copyOf({ title, url }: OwnDocument, apiBase: string, upload: Upload) {
  const failed = { message: applyFormText.notAttached({ title }) };
  try {
    const response = await fetch(`${apiBase}${url}`, { credentials: 'same-origin' });
    if (!response.ok) return failed;
    const file = new File([await response.blob()], title, { type: 'application/pdf' });
    return await upload(file, { onProgress: () => undefined, signal: new AbortController().signal });
  } catch {
    return failed;
  }
}

const Own = styled.div`
  margin-top: ${token.space[8]};
`;

const Documents = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin-top: ${token.space[4]};

  & button {
    overflow-wrap: anywhere;
  }
`;
