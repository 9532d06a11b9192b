import { useId } from 'react';
import styled from 'styled-components';
import { FileTextIcon, RotateCwIcon, Trash2Icon, XIcon } from '../../icons';
import { token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { FieldError } from '../Field/Field';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { fileUploadText } from './fileUpload.messages';

export type FileRowProps = {
  name: string;
  href?: string;
  /** 0 to 100 while it is uploading. */
  percent?: number;
  /** Why the upload failed. */
  problem?: string | null;
  onRetry?: () => void;
  /** Cancels an upload, deletes an uploaded file. */
  onRemove: () => void;
};

/** One file: uploading, failed, or uploaded. The last button is the same element throughout, so that it keeps the focus. */
export function FileRow({ name, href, percent, problem, onRetry, onRemove }: FileRowProps) {
  const id = useId();
  const isUploading = percent !== undefined && !problem;
  return (
    <Row>
      <FileTextIcon size={20} />
      <Words>
        {href ? (
          <a href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        {isUploading && <ProgressBar label={fileUploadText.uploading} fraction={percent / 100} />}
        <FieldError id={id}>{problem}</FieldError>
      </Words>
      {problem && onRetry && (
        <IconButton
          label={fileUploadText.retry({ name })}
          icon={<RotateCwIcon />}
          onClick={onRetry}
          data-retry=""
        />
      )}
      <IconButton
        label={isUploading ? fileUploadText.cancel({ name }) : fileUploadText.delete({ name })}
        icon={isUploading ? <XIcon /> : <Trash2Icon />}
        onClick={onRemove}
        data-remove=""
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 56px;
  padding: ${token.space[4]} ${token.space[4]} ${token.space[4]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.35;

  & > div {
    padding-block: ${token.space[4]};
  }
`;
