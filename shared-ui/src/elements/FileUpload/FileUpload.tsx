import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { UploadIcon } from '../../icons';
import { token } from '../../theme';
import { describedBy, Field, type FieldWords, useFieldIds } from '../Field/Field';
import { VisuallyHidden } from '../Layout/Text';
import { FileRow, type FileRowProps } from './FileRow';
import { type Limits, megabytes, validateFile } from './validateFile';
import { type Upload, type UploadedFile, useUploads } from './useUploads';
import { RichText } from '../RichText/RichText';
import { fileUploadText } from './fileUpload.messages';

export type FileUploadProps = FieldWords &
  Limits & {
    /** Files that are uploaded already. */
    files: readonly UploadedFile[];
    upload: Upload;
    onUploaded: (file: UploadedFile) => void;
    onDelete: (file: UploadedFile) => void;
    /** Several; without it one, and the field comes back when that is deleted. */
    multiple?: boolean;
    id?: string;
    name?: string;
  };

/** Uploads files as soon as they are chosen or dropped and lists them, each with its progress and a button to remove it. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, optional, accept, kinds, maxBytes, files, multiple = false, id, name } = props;
  const ids = useFieldIds(id);
  const holder = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const uploads = useUploads(props.upload, (file) => {
    setSaid(fileUploadText.uploaded({ name: file.name }));
    props.onUploaded(file);
  });
  const { pending } = uploads;
  const isOpen = multiple || files.length + pending.length === 0;
  const refocus = useFocusAfterwards(holder);

  const take = (chosen: readonly File[]) => {
    const names = [...files.map((file) => file.name), ...pending.map(({ file }) => file.name)];
    const refused: string[] = [];
    let room = multiple ? Infinity : 1;
    for (const file of chosen) {
      const refusal = validateFile(file, props, names);
      if (refusal) refused.push(refusal);
      else if (room-- > 0) {
        names.push(file.name);
        uploads.start(file);
      }
    }
    setRefusals(refused);
    setSaid('');
    if (!multiple && room < 1) refocus('[data-remove]');
  };

  const remove = (act: () => void, done: string) => {
    act();
    setSaid(done);
    refocus('input');
  };
  // One list, so that a row stays the same element when its upload ends and keeps the focus.
  const rows: FileRowProps[] = [
    ...files.map((file) => ({
      name: file.name,
      href: file.href,
      onRemove: () => remove(() => props.onDelete(file), fileUploadText.deleted({ name: file.name })),
    })),
    ...pending.map(({ file, ...state }) => ({
      name: file.name,
      ...state,
      onRetry: () => uploads.start(file),
      onRemove: () => remove(() => uploads.cancel(file), fileUploadText.cancelled({ name: file.name })),
    })),
  ];

  const words = [kinds, maxBytes && fileUploadText.upTo({ size: megabytes(maxBytes) })]
    .filter(Boolean)
    .join(', ');
  const problem = refusals.length > 0 ? refusals.join(' ') : error;
  return (
    <div ref={holder}>
      <Field
        {...{ label, optional, ids }}
        hint={hint}
        error={problem && <span role={refusals.length > 0 ? 'alert' : undefined}>{problem}</span>}
      >
        {isOpen && (
          <Zone $over={isOver} $bad={Boolean(problem)}>
            <UploadIcon />
            <span>
              <RichText
                text={multiple ? fileUploadText.chooseSeveral : fileUploadText.chooseOne}
                parts={{ b: (words) => <strong>{words}</strong> }}
              />
              <small>{words}</small>
            </span>
            <Input
              {...describedBy(ids, { hint, error: problem })}
              type="file"
              name={name}
              accept={accept.join(',')}
              multiple={multiple}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                take([...(event.target.files ?? [])]);
                // The same file may be chosen again once it is deleted.
                event.target.value = '';
              }}
            />
          </Zone>
        )}
      </Field>
      <Rows className="files">
        {rows.map((row) => (
          <FileRow key={row.name} {...row} />
        ))}
      </Rows>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Moves the focus inside once the focused element is gone. */
function useFocusAfterwards(holder: React.RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    holder.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector: string) => void (wanted.current = selector);
}

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }
`;

/** The native file input lies over it, invisible, and takes presses and drops. */
const Zone = styled.div<{ $over: boolean; $bad: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  min-height: 88px;
  padding: ${token.space[16]} ${token.space[24]};
  border: 1px dashed ${token.color.control};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
  color: ${token.color.ink2};
  transition: background-color ${token.motion.fast} ${token.ease};

  & strong {
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }

  & small {
    display: block;
    font-size: ${token.text[14]};
    color: ${token.color.ink3};
  }

  &:hover {
    border-color: ${token.color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${({ $bad }) => $bad && `border-color: ${token.color.badLine};`}

  ${({ $over }) =>
    $over &&
    css`
      border-color: ${token.color.accent};
      background: ${token.color.tint};
    `}
`;

const Rows = styled.ul`
  display: grid;
  gap: ${token.space[8]};

  &:not(:empty) {
    margin-top: ${token.space[8]};
  }
`;
