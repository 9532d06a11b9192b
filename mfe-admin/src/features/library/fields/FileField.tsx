import { lazyRoute } from '@athenaeum/shell-contract';
import { FileUpload, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Suspense } from 'react';
import styled from 'styled-components';
import { takes, useContentUpload } from '../../../components/upload';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { controlOf } from './controlOf';

interface FileFieldProps {
  field: EntryField<'file'>;
  form: EntryZodForm;
  /** The value that is stored. */
  stored?: unknown;
}

// Only coaches have one.
const VideoPreview = lazyRoute(async () => ({
  default: (await import('./VideoPreview')).VideoPreview,
}));

/** One file: the stored one by its address or key, or an upload by its key until the form is saved. */
export function FileField({ field, form, stored }: FileFieldProps) {
  const { label, hint, what, optional } = field;
  const { value: file, onChange, id, error } = controlOf(form, field);
  const isMedia = what === 'video' || what === 'captions';
  const upload = useContentUpload(isMedia ? 'recordings' : 'content-files');

  return (
    <Stack $gap={8}>
      {what === 'picture' && file && <Picture src={urlOf(file)} alt="" />}
      {what === 'video' && file && file === stored && (
        <Suspense>
          <VideoPreview title={label} video={file} />
        </Suspense>
      )}
      <FileUpload
        id={id}
        label={label}
        hint={hint}
        optional={optional}
        error={error}
        {...takes()[what]}
        files={file ? [{ id: file, name: nameOf(file, label), ...(!isMedia && { href: urlOf(file) }) }] : []}
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
