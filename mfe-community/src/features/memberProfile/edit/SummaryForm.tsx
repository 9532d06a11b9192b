import { TextArea, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { profileFields, USER_LIMITS } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { profileFieldText } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { changedFields } from './changedFields';
import { editText } from './edit.messages';
import { SectionForm } from './SectionForm';
import { CurrentFields } from './CurrentValues';
import { useSaving } from './useSaving';

const summaryForm = z.object({
  leadership_summary: profileFields.leadership_summary,
  summary: profileFields.summary,
});

const valuesOf = ({ leadership_summary, summary }: Member) => ({
  leadership_summary: leadership_summary ?? '',
  summary: summary ?? '',
});

/** The tagline and the leadership bio. */
export function SummaryForm() {
  const form = useZodForm(summaryForm, { defaultValues: valuesOf(useOwner()!.member) });
  const saving = useSaving(form, {
    part: 'summary',
    saved: editText.saved({ section: sectionText.summary }),
    valuesOf,
    inputOf: changedFields,
  });
  return (
    <SectionForm
      title={editText.title({ section: sectionText.summary })}
      form={form}
      saving={saving}
      current={
        saving.latest && <CurrentFields latest={saving.latest} fields={['leadership_summary', 'summary']} />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      <TextField
        label={profileFieldText.leadership_summary}
        hint={editText.taglineHint}
        max={USER_LIMITS.tagline}
        {...form.field('leadership_summary')}
      />
      <TextArea label={profileFieldText.summary} rows={12} max={USER_LIMITS.bio} {...form.field('summary')} />
    </SectionForm>
  );
}
