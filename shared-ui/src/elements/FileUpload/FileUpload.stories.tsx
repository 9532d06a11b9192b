import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileUpload, type FileUploadProps } from './FileUpload';
import type { Upload } from './useUploads';

/** Ten milliseconds a step. */
const arrives: Upload = async (file, { onProgress, signal }) => {
  for (let percent = 0; percent <= 100 && !signal.aborted; percent += 1) {
    onProgress(percent);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { id: file.name, name: file.name };
};

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Your CV',
    accept: ['.pdf', 'application/pdf'],
    kinds: 'PDF',
    maxBytes: 10_000_000,
    files: [],
    upload: arrives,
    onUploaded: () => {},
    onDelete: () => {},
  },
  render: (args) => <Documents {...args} />,
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const cv = { id: '1', name: 'Amara Osei, executive resume.pdf', href: '/files/1' };

export const Empty: Story = {};
export const Uploaded: Story = { args: { files: [cv] } };
export const Missing: Story = { args: { error: 'Please upload your CV' } };
export const List: Story = {
  args: {
    label: 'Documents',
    hint: 'Your Bio and your resumes; board support reads them.',
    multiple: true,
    files: [
      cv,
      { id: '2', name: 'A_very_long_name_without_any_space_that_a_scanner_gave_to_it_2025-11-25.pdf' },
    ],
  },
};

function Documents(props: FileUploadProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileUpload
      {...props}
      files={files}
      onUploaded={(file) => setFiles((now) => [...now, file])}
      onDelete={(file) => setFiles((now) => now.filter(({ id }) => id !== file.id))}
    />
  );
}
