import { APPLICATION_LIMITS, wordsIn } from '@athenaeum/opportunities-contract';
import { Hint, TextArea, type TextAreaProps } from '@athenaeum/shared-ui';

interface PitchFieldProps extends Omit<TextAreaProps, 'label' | 'hint' | 'max'> {
  /** What stands in it. */
  text: string;
}

/** Her pitch, with what makes a good one and how long it is by now. */
export function PitchField({ text, ...field }: PitchFieldProps) {
  return (
    <div>
      <TextArea
        label="Your pitch"
        hint={`About ${APPLICATION_LIMITS.pitchWords} words, in the third person: what you would bring to this role, and why now.`}
        rows={8}
        max={APPLICATION_LIMITS.pitch}
        {...field}
      />
      <Hint>
        {wordsIn(text)} of about {APPLICATION_LIMITS.pitchWords} words
      </Hint>
    </div>
  );
}
