import { type ComponentPropsWithRef, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../Layout/Text';
import { uploadFormText } from './uploadForm.messages';
import { UploadsContext } from './uploadsUnderWay';

export type UploadFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form with files. Submitted during an upload, it waits, which its submit button shows, and is sent once all have
 * arrived. One that fails or is cancelled meanwhile ends the waiting: nothing is sent without it, and the focus goes to
 * its Retry, which may be far above the button.
 */
export function UploadForm({ onSubmit, children, ...form }: UploadFormProps) {
  const [underWay, setUnderWay] = useState(0);
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const isWaiting = waiting !== null;
  const isUploading = underWay > 0;

  const waitingForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (waiting) waitingForm.current = waiting;
    else {
      waitingForm.current?.querySelector<HTMLElement>('[data-retry]')?.focus();
      waitingForm.current = null;
    }
  }, [waiting]);

  useEffect(() => {
    if (!waiting || isUploading) return;
    waitingForm.current = null;
    setWaiting(null);
    // `requestSubmit`, so that it is the same event as a press, and nothing is sent from an unmounted form.
    waiting.requestSubmit();
  }, [waiting, isUploading]);

  const uploads = useMemo(
    () => ({
      isUploading,
      isWaiting,
      begin: () => {
        setUnderWay((many) => many + 1);
        return (arrived: boolean) => {
          setUnderWay((many) => many - 1);
          if (!arrived) setWaiting(null);
        };
      },
    }),
    [isUploading, isWaiting],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isUploading) return onSubmit(event);
    event.preventDefault();
    setWaiting(event.currentTarget);
  };

  return (
    <UploadsContext value={uploads}>
      <form {...form} onSubmit={submit}>
        {children}
        <VisuallyHidden aria-live="polite">{isWaiting && uploadFormText.waiting}</VisuallyHidden>
      </form>
    </UploadsContext>
  );
}
