import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import { ArchPortrait, Button, Hint, Row, Stack, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { CropDialog, PHOTO_TYPES, readPicture, photoText, validatePhoto } from '../../../components/photo';
import { editText } from './edit.messages';

interface AvatarFieldProps {
  id: string;
  name: string;
  /** The address of the saved picture, or the key of an upload once another was chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** The portrait: a picture is chosen, cropped, uploaded, and saved with the form. */
export function AvatarField({ id, name, value, onChange, error }: AvatarFieldProps) {
  const { apiBase } = usePlatform();
  const words = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (file: File | undefined) => {
    setProblem(null);
    setSaid('');
    if (!file) return;
    const refusal = validatePhoto(file);
    const read = refusal ? null : await readPicture(file).catch(() => null);
    if (read) setPicture(read);
    else setProblem(refusal ?? photoText.isUnreadable);
  };
  const use = async (cropped: File, isWanted: () => boolean): Promise<string | null> => {
    const answer = await uploadFile(apiBase, 'profile-docs', cropped);
    if (!isWanted()) return null;
    if ('message' in answer) return answer.message;
    setPicture(null);
    onChange(answer.key);
    setSaid(editText.pictureReady);
    return null;
  };

  return (
    <Place>
      <ArchPortrait name={name} picture={urlOf(value)} size={112} />
      <Stack $gap={8}>
        <strong>{editText.photo}</strong>
        <Hint id={`${words}-hint`}>{editText.photoHint}</Hint>
        <Row $gap={8}>
          <Button
            id={id}
            look="outlined"
            aria-describedby={`${words}-hint ${words}-problem`}
            onClick={() => input.current?.click()}
          >
            {value ? editText.changePicture : editText.choosePicture}
          </Button>
          {value && (
            <TextButton
              onClick={() => {
                onChange(null);
                setSaid(editText.pictureRemoved);
              }}
            >
              {editText.removePicture}
            </TextButton>
          )}
        </Row>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={editText.photo}
          accept={PHOTO_TYPES.join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same picture may be chosen again.
            event.target.value = '';
          }}
        />
        <Problem id={`${words}-problem`} role="alert">
          {problem ?? error}
        </Problem>
        <Hint role="status">{said}</Hint>
      </Stack>
      {picture && <CropDialog picture={picture} onUse={use} onClose={() => setPicture(null)} />}
    </Place>
  );
}

/** The uploader can view an upload before it is saved. */
const urlOf = (value: string | null) =>
  !value || /^(\/|https?:|blob:)/.test(value)
    ? value
    : `/files/portraits/${value.slice(value.lastIndexOf('/') + 1)}`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[24]};

  & strong {
    font-weight: ${token.weight.strong};
  }
`;

const Problem = styled.p`
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  color: ${token.color.badFg};

  &:empty {
    display: none;
  }
`;
