import { FileUpload, Hint } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { takes, uploadText, useContentUpload } from '../../components/upload';
import { EditorSection } from './EditorSection';
import type { StaffSalon } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

interface RecordingFieldsProps {
  form: SalonForm;
  salon: StaffSalon | null;
}

/** The video, and its captions. */
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
    <EditorSection title={salonText.recording}>
      <FileUpload
        id={filename.id}
        label={salonText.video}
        optional
        error={filename.error}
        {...takes().video}
        files={filesOf(filename.value, salonText.theRecording)}
        upload={upload}
        onUploaded={take(filename.onChange)}
        onDelete={() => filename.onChange('')}
      />
      <FileUpload
        id={captions.id}
        label={salonText.captions}
        hint={uploadText.captionsHint}
        optional
        error={captions.error}
        {...takes().captions}
        files={filesOf(captions.value, salonText.theCaptions)}
        upload={upload}
        onUploaded={take(captions.onChange)}
        onDelete={() => captions.onChange('')}
      />
      {salon?.has_transcript && !captions.value && <Hint>{salonText.transcriptOnly}</Hint>}
    </EditorSection>
  );
}
