import { FileUpload, Hint } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { EditorSection } from './EditorSection';
import type { StaffSalon } from './salon.api';
import type { SalonForm } from './SalonEditor';
import { useContentUpload } from './useContentUpload';

interface RecordingFieldsProps {
  form: SalonForm;
  salon: StaffSalon | null;
}

/** The video, and what is said in it. */
export function RecordingFields({ form, salon }: RecordingFieldsProps) {
  const upload = useContentUpload('recordings');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const filename = form.chosen('filename');
  const captions = form.chosen('captions');
  const filesOf = (key: string, words: string) => (key ? [{ id: key, name: names[key] ?? words }] : []);
  const take = (onChange: (key: string) => void) => (file: { id: string; name: string }) => {
    setNames((known) => ({ ...known, [file.id]: file.name }));
    onChange(file.id);
  };
  return (
    <EditorSection title="Recording">
      <FileUpload
        id={filename.id}
        label="Video"
        optional
        error={filename.error}
        accept={['video/mp4', 'video/webm']}
        kinds="MP4 or WebM"
        maxBytes={2_000_000_000}
        files={filesOf(filename.value, 'The recording')}
        upload={upload}
        onUploaded={take(filename.onChange)}
        onDelete={() => filename.onChange('')}
      />
      <FileUpload
        id={captions.id}
        label="Captions"
        hint="The transcript beside the video is made of them."
        optional
        error={captions.error}
        accept={['.vtt']}
        kinds="WebVTT"
        maxBytes={1_000_000}
        files={filesOf(captions.value, 'The captions')}
        upload={upload}
        onUploaded={take(captions.onChange)}
        onDelete={() => captions.onChange('')}
      />
      {salon?.has_transcript && !captions.value && <Hint>There is a transcript without captions.</Hint>}
    </EditorSection>
  );
}
