import { translateSentence } from '@athenaeum/messages';
import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import { FileUpload, IconButton, Select, Trash2Icon, type Upload } from '@athenaeum/shared-ui';
import { useZodForm, type ErrorEntry, fieldId } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import {
  DOCUMENT_MESSAGES,
  DOCUMENT_TYPES,
  documents,
  type DocumentInput,
  isTaken,
  UPLOAD_LIMITS,
} from '@athenaeum/users-contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { choiceLabel, choicesOf } from '../../../components/choiceLabel';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { editText } from './edit.messages';
import { SectionForm } from './SectionForm';
import { CurrentList } from './CurrentValues';
import { isSame, useSaving } from './useSaving';

const documentsForm = z.object({ documents });

/** PDFs, each with its kind. A file is listed as soon as it is uploaded, and stored once the form is saved. */
export function DocumentsForm() {
  const { apiBase } = usePlatform();
  const form = useZodForm(documentsForm, { defaultValues: valuesOf(useOwner()!.member) });
  const saving = useSaving(form, {
    part: 'documents',
    saved: editText.saved({ section: sectionText.documents }),
    valuesOf,
    inputOf: ({ documents: rows }, read) => (isSame(rows, rowsOf(read)) ? null : { documents: rows }),
    over: ({ documents: mine }, latest) => ({ documents: mine.filter((row) => isThere(row, latest)) }),
    together: ({ documents: mine }, latest) => ({
      documents: [
        ...mine,
        ...rowsOf(latest).filter(
          (row) => !mine.some((own) => own.id === row.id || isTaken(row.title, [own])),
        ),
      ],
    }),
  });
  const { value, onChange } = form.chosen('documents');
  // Uploads end in any order: each is added to the current list.
  const rows = useRef(value);
  useEffect(() => void (rows.current = value), [value]);

  const upload: Upload = async (file, how) => {
    if (isTaken(file.name, rows.current)) return { message: translateSentence(DOCUMENT_MESSAGES.duplicate) };
    const answer = await uploadFile(apiBase, 'profile-docs', file, how);
    return 'message' in answer ? answer : { id: answer.key, name: file.name };
  };

  return (
    <SectionForm
      title={editText.title({ section: sectionText.documents })}
      form={form}
      saving={saving}
      current={
        <CurrentList
          values={saving.latest?.documents?.map(({ title, type }) => `${title}, ${choiceLabel(type)}`)}
        />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      {value.length > 0 && (
        <Rows>
          {value.map((row, place) => (
            <DocumentRow
              key={row.id ?? row.key}
              place={place}
              document={row}
              errors={form.errors}
              onChange={(next) => onChange(value.map((other, at) => (at === place ? next : other)))}
              onDelete={() => onChange(value.filter((_, at) => at !== place))}
            />
          ))}
        </Rows>
      )}
      <FileUpload
        label={editText.addDocuments}
        hint={editText.documentsHint}
        accept={['.pdf', 'application/pdf']}
        kinds="PDF"
        maxBytes={UPLOAD_LIMITS.document}
        multiple
        files={[]}
        upload={upload}
        onUploaded={({ id, name }) => {
          // The kind is not chosen yet.
          rows.current = [...rows.current, { key: id, title: name, type: '' as DocumentInput['type'] }];
          onChange(rows.current);
        }}
        onDelete={() => undefined}
      />
    </SectionForm>
  );
}

interface DocumentRowProps {
  place: number;
  document: DocumentInput;
  errors: readonly ErrorEntry[];
  onChange: (document: DocumentInput) => void;
  onDelete: () => void;
}

function DocumentRow({ place, document, errors, onChange, onDelete }: DocumentRowProps) {
  const path = `documents.${place}.type`;
  const problem = errors.find(({ name }) => name.startsWith(`documents.${place}.`))?.message;
  return (
    <li>
      <span>{document.title}</span>
      <Select
        id={fieldId(path)}
        label={editText.kindOf({ document: document.title })}
        labelHidden
        placeholder={editText.chooseKind}
        options={choicesOf(DOCUMENT_TYPES)}
        value={document.type}
        error={problem}
        onChange={(event) => onChange({ ...document, type: event.target.value as DocumentInput['type'] })}
      />
      <IconButton
        label={editText.deleteNamed({ name: document.title })}
        icon={<Trash2Icon />}
        onClick={onDelete}
      />
    </li>
  );
}

const valuesOf = (member: Member) => ({ documents: rowsOf(member) });

const rowsOf = (member: Member) =>
  (member.documents ?? []).map(({ id, title, type }) => ({ id, title, type }) as DocumentInput);

const isThere = ({ id }: DocumentInput, latest: Member) =>
  !id || (latest.documents ?? []).some((document) => document.id === id);

const Rows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 220px) auto;
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  @media (width < 600px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
