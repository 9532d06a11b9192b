import { RadioGroup } from '@athenaeum/shared-ui';
import { commonText } from '../../../components/common.messages';
import type { EntryZodForm } from '../EntryForm';
import { libraryText } from '../library.messages';
import { MomentField } from './MomentField';

type Choice = 'draft' | 'now' | 'later';

/** Draft, published or scheduled. */
export function PublicationFields({ form }: { form: EntryZodForm }) {
  const published = form.watch('published') === true;
  const { value: publishAt, onChange: setPublishAt } = form.chosen('publish_at');
  const { onChange: setPublished } = form.chosen('published');
  const chosen: Choice = !published ? 'draft' : typeof publishAt === 'number' ? 'later' : 'now';

  const choose = (choice: Choice) => {
    setPublished(choice !== 'draft');
    setPublishAt(choice === 'later' ? nextHour() : null);
  };
  return (
    <>
      <RadioGroup
        label={libraryText.visibility}
        name="publication"
        value={chosen}
        onChange={({ target }) => choose(target.value as Choice)}
        options={[
          { value: 'draft', label: libraryText.draftOption },
          { value: 'now', label: commonText.published },
          { value: 'later', label: libraryText.schedule },
        ]}
      />
      {chosen === 'later' && <MomentField name="publish_at" label={libraryText.publishAt} form={form} />}
    </>
  );
}

const HOUR_MS = 3_600_000;
const nextHour = () => Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS;
