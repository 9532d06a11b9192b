import { APPLICATION_FILES, APPLICATION_LIMITS } from '@athenaeum/opportunities-contract';
import { FileUpload, type Upload } from '@athenaeum/shared-ui';
import type { OwnDocument } from './apply.api';
import { applyFormText } from './applyForm.messages';
import { FromProfile } from './FromProfile';

interface DocumentFieldProps {
  /** "CV" */
  label: string;
  id: string;
  name: string;
  optional?: boolean;
  error?: string | undefined;
  /** The key of what is attached. */
  value: string | null | undefined;
  onChange: (key: string) => void;
  /** What it was called where it came from. */
  nameOf: (key: string) => string | undefined;
  upload: Upload;
  /** Those of her profile, to be used instead of one from her device. */
  documents: readonly OwnDocument[];
}

/** One file: from her device, or one of her profile. */
export function DocumentField({ value, onChange, nameOf, documents, ...field }: DocumentFieldProps) {
  return (
    <div>
      <FileUpload
        {...field}
        accept={APPLICATION_FILES}
        kinds={applyFormText.fileKinds}
        maxBytes={APPLICATION_LIMITS.fileBytes}
        files={value ? [{ id: value, name: nameOf(value) ?? field.label }] : []}
        onUploaded={({ id }) => onChange(id)}
        onDelete={() => onChange('')}
      />
      {!value && (
        <FromProfile
          label={field.label}
          documents={documents}
          upload={field.upload}
          onAttached={({ id }) => onChange(id)}
        />
      )}
    </div>
  );
}
