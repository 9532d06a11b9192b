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
  /** The key of the attached file. */
  value: string | null | undefined;
  onChange: (key: string) => void;
  /** Its original file name. */
  nameOf: (key: string) => string | undefined;
  upload: Upload;
  /** The documents of the profile, as an alternative to an upload. */
  documents: readonly OwnDocument[];
}

/** One file: uploaded, or from the profile. */
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
