import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import { FileUpload, Stack, type Upload } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';

interface FileFieldProps {
  field: Extract<EntryField, { as: 'file' }>;
  form: EntryZodForm;
}

const MB = 1024 * 1024;
const TAKES = {
  picture: {
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    kinds: 'JPEG, PNG, WebP or AVIF',
    maxBytes: 5 * MB,
  },
  paper: { accept: ['.pdf', 'application/pdf'], kinds: 'PDF', maxBytes: 10 * MB },
} as const;

/** One file: what it has by its address, or an upload by its key, which is its own once the form is saved. */
export function FileField({ field: { name, label, hint, what }, form }: FileFieldProps) {
  const { apiBase } = usePlatform();
  const { value, onChange, id, error } = form.chosen(name);
  const file = typeof value === 'string' ? value : '';

  const upload: Upload = async (chosen, how) => {
    const answer = await uploadFile(apiBase, 'content-files', chosen, how);
    return 'message' in answer ? answer : { id: answer.key, name: answer.name };
  };
  return (
    <Stack $gap={8}>
      {what === 'picture' && file && <Picture src={addressOf(file)} alt="" />}
      <FileUpload
        id={id}
        label={label}
        hint={hint}
        error={error}
        {...TAKES[what]}
        accept={[...TAKES[what].accept]}
        files={file ? [{ id: file, name: file.slice(file.lastIndexOf('/') + 1), href: addressOf(file) }] : []}
        upload={upload}
        onUploaded={(uploaded) => onChange(uploaded.id)}
        onDelete={() => onChange('')}
      />
    </Stack>
  );
}

/** An upload is shown to who sent it before it is saved, too. */
const addressOf = (file: string): string =>
  /^(\/|https?:)/.test(file) ? file : `/files/content/${file.slice(file.lastIndexOf('/') + 1)}`;

const Picture = styled.img`
  max-width: 320px;
  max-height: 240px;
  border-radius: ${token.radius[12]};
  object-fit: cover;
`;
