import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import { ArchPortrait, Button, FieldError, Hint, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { restText } from '../rest.messages';
import { CropDialog } from './CropDialog';
import { readPicture } from './picture';
import { photoText } from './photo.messages';
import { PHOTO_TYPES, validatePhoto } from './validatePhoto';

interface PhotoFieldProps {
  /** Name of the member, for initials. */
  name: string;
  /** Address of the current picture. */
  picture: string | null | undefined;
  /** Saves the key of an uploaded picture, or null for none; resolves with why it could not. */
  onSave: (key: string | null) => Promise<string | null>;
}

/** The member's portrait: chosen, cropped to a square, uploaded and saved; or removed. */
export function PhotoField({ name, picture, onSave }: PhotoFieldProps) {
  const { apiBase } = usePlatform();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setProblem(null);
    if (!file) return;
    // The same file may be chosen again.
    target.value = '';
    const refusal = validatePhoto(file);
    const read = refusal ? null : await readPicture(file).catch(() => null);
    if (read) setChosen(read);
    else setProblem(refusal ?? photoText.isUnreadable);
  };
  const use = async (file: File, isWanted: () => boolean): Promise<string | null> => {
    const kept = await uploadFile(apiBase, 'profile-docs', file);
    if (!isWanted()) return null;
    const refused = 'message' in kept ? kept.message : await onSave(kept.key);
    if (!refused && isWanted()) close();
    return refused;
  };
  const remove = async () => {
    setRemoving(true);
    setProblem(await onSave(null).catch(() => restText.failed));
    setRemoving(false);
  };
  const close = () => setChosen(null);

  return (
    <Block>
      <ArchPortrait
        name={name}
        picture={picture}
        size={160}
        alt={picture ? photoText.photoOf({ name }) : ''}
      />
      <Stack $gap={12}>
        <Buttons>
          <Button
            look="outlined"
            aria-describedby={problem ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {picture ? photoText.change : photoText.choose}
          </Button>
          {picture && (
            <Button look="quiet" loading={isRemoving} onClick={() => void remove()}>
              {photoText.remove}
            </Button>
          )}
        </Buttons>
        <Hint>{photoText.hint}</Hint>
        <FieldError id={errorId}>{problem && <span role="alert">{problem}</span>}</FieldError>
        <input
          ref={input}
          hidden
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-label={photoText.photo}
          onChange={(event) => void take(event)}
        />
      </Stack>
      {chosen && <CropDialog picture={chosen} onUse={use} onClose={close} />}
    </Block>
  );
}

const Block = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[32]};

  ${media.under(500)} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space[16]};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;
