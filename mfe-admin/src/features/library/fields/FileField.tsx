import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import { FileUpload, Stack, type Upload } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { libraryText } from '../library.messages';
import { controlOf } from './controlOf';

interface FileFieldProps {
  field: EntryField<'file'>;
  form: EntryZodForm;
}

const takes = () => ({
  picture: {
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    kinds: libraryText.pictureKinds,
    maxBytes: UPLOAD_LIMITS.avatar,
  },
  paper: {
    accept: ['.pdf', 'application/pdf'],
    kinds: libraryText.paperKinds,
    maxBytes: UPLOAD_LIMITS.document,
  },
});

/** One file: the stored one by its address, or an upload by its key until the form is saved. */
export function FileField({ field, form }: FileFieldProps) {
  const { apiBase } = usePlatform();
  const { label, hint, what } = field;
  const { value: file, onChange, id, error } = controlOf(form, field);

  const upload: Upload = async (chosen, how) => {
    const answer = await uploadFile(apiBase, 'content-files', chosen, how);
    return 'message' in answer ? answer : { id: answer.key, name: answer.name };
  };
  return (
    <Stack $gap={8}>
      {what === 'picture' && file && <Picture src={urlOf(file)} alt="" />}
      <FileUpload
        id={id}
        label={label}
        hint={hint}
        error={error}
        {...takes()[what]}
        files={file ? [{ id: file, name: nameOf(file, label), href: urlOf(file) }] : []}
        upload={upload}
        onUploaded={(uploaded) => onChange(uploaded.id)}
        onDelete={() => onChange('')}
      />
    </Stack>
  );
}

/** The address of a file; an unsaved upload is visible to its uploader. */
const urlOf = (file: string): string =>
  /^(\/|https?:)/.test(file) ? file : `/files/content/${file.slice(file.lastIndexOf('/') + 1)}`;

/** The shown name; generated file names are replaced by the label. */
const nameOf = (file: string, label: string): string => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return /^[0-9a-f-]{36}\./.test(name) ? `${label}${name.slice(36)}` : name;
};

const Picture = styled.img`
  max-width: 320px;
  max-height: 240px;
  border-radius: ${token.radius[12]};
  object-fit: cover;
`;
