import { RichText, Select, TextField, TextLink } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { profileFields, PRONOUNS, REGIONAL_HUBS, USER_LIMITS } from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { choicesOf } from '../../../components/choiceLabel';
import { profileFieldText } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { VisibilityMenu } from '../view/VisibilityMenu';
import { AvatarField } from './AvatarField';
import { changedFields } from './changedFields';
import { orEmpty, withOwn } from './choices';
import { editText } from './edit.messages';
import { Fields } from './Fields';
import { SectionForm } from './SectionForm';
import { CurrentFields } from './CurrentValues';
import { useSaving } from './useSaving';

const HEADER_FIELDS = [
  'first_name',
  'last_name',
  'avatar',
  'treatment',
  'title',
  'company',
  'leadership_summary',
  'nearest_regional_hub',
  'city',
  'linkedin_url',
  'phone',
] as const;

const headerForm = z.pick(z.object(profileFields), {
  first_name: true,
  last_name: true,
  avatar: true,
  treatment: true,
  title: true,
  company: true,
  leadership_summary: true,
  nearest_regional_hub: true,
  city: true,
  linkedin_url: true,
  phone: true,
});

const valuesOf = (member: Member) => ({
  first_name: orEmpty(member.first_name),
  last_name: orEmpty(member.last_name),
  avatar: member.avatar,
  treatment: orEmpty(member.treatment),
  title: orEmpty(member.title),
  company: orEmpty(member.company),
  leadership_summary: orEmpty(member.leadership_summary),
  nearest_regional_hub: orEmpty(member.nearest_regional_hub),
  city: orEmpty(member.city),
  linkedin_url: orEmpty(member.linkedin_url),
  phone: orEmpty(member.phone),
});

/** The card at the top. The address is changed by member support, never here. */
export function HeaderForm() {
  const { member, emailChange } = useOwner()!;
  const form = useZodForm(headerForm, { defaultValues: valuesOf(member) });
  const saving = useSaving(form, {
    part: 'header',
    saved: editText.profileSaved,
    valuesOf,
    inputOf: changedFields,
  });
  const { id, value: avatar, onChange: onAvatar, error: avatarError } = form.chosen('avatar');
  return (
    <SectionForm
      title={editText.title({ section: sectionText.header })}
      form={form}
      saving={saving}
      current={
        saving.latest && <CurrentFields latest={saving.latest} fields={HEADER_FIELDS.filter(isWords)} />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      <AvatarField id={id} name={member.name ?? ''} value={avatar} onChange={onAvatar} error={avatarError} />
      <Fields>
        <TextField
          label={profileFieldText.first_name}
          autoComplete="given-name"
          {...form.field('first_name')}
        />
        <TextField
          label={profileFieldText.last_name}
          autoComplete="family-name"
          {...form.field('last_name')}
        />
        <Select
          label={profileFieldText.treatment}
          optional
          placeholder={editText.notSaid}
          options={choicesOf(withOwn(PRONOUNS, member.treatment))}
          {...form.field('treatment')}
        />
        <Select
          label={profileFieldText.nearest_regional_hub}
          optional
          placeholder={editText.notSaid}
          options={choicesOf(withOwn(REGIONAL_HUBS, member.nearest_regional_hub))}
          {...form.field('nearest_regional_hub')}
        />
        <TextField
          label={profileFieldText.title}
          optional
          autoComplete="organization-title"
          {...form.field('title')}
        />
        <TextField
          label={profileFieldText.company}
          optional
          autoComplete="organization"
          {...form.field('company')}
        />
      </Fields>
      <TextField
        label={profileFieldText.leadership_summary}
        hint={editText.taglineHint}
        optional
        max={USER_LIMITS.tagline}
        {...form.field('leadership_summary')}
      />
      <Fields>
        <TextField
          label={profileFieldText.city}
          optional
          autoComplete="address-level2"
          {...form.field('city')}
        />
        <TextField
          label={profileFieldText.linkedin_url}
          optional
          inputMode="url"
          {...form.field('linkedin_url')}
        />
        <TextField
          label={profileFieldText.phone}
          hint={editText.onlyYou}
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField
          label={editText.email}
          hint={
            emailChange ? (
              <RichText
                text={editText.emailHintAsk}
                parts={{ link: (words) => <TextLink href={emailChange}>{words}</TextLink> }}
              />
            ) : (
              editText.emailHint
            )
          }
          type="email"
          disabled
          value={member.email ?? ''}
        />
      </Fields>
      <WhoSees aria-label={editText.whoSeesHeader}>
        {SECTIONS.map(({ section, title, fields }) => (
          <li key={section}>
            <span>{editText[fields]}</span>
            <VisibilityMenu section={section} title={editText[title]} />
          </li>
        ))}
      </WhoSees>
    </SectionForm>
  );
}

/** The card's fields by section. Every member sees name and portrait. */
const SECTIONS = [
  { section: 'header', title: 'position', fields: 'positionFields' },
  { section: 'location', title: 'place', fields: 'placeFields' },
  { section: 'contact', title: 'linkedin', fields: 'linkedin' },
] as const;

const isWords = <Name extends string>(name: Name): name is Exclude<Name, 'avatar'> => name !== 'avatar';

const WhoSees = styled.ul`
  display: grid;
  gap: ${token.space[4]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token.space[24]};
    padding-block: ${token.space[4]};
    border-top: 1px solid ${token.color.line};
  }
`;
