import { Select, TextField, TextLink } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { profileFields, PRONOUNS, REGIONAL_HUBS, USER_LIMITS } from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { FIELD_LABELS } from '../fieldLabels';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { VisibilityMenu } from '../view/VisibilityMenu';
import { AvatarField } from './AvatarField';
import { changedFields } from './changedFields';
import { orEmpty, withOwn } from './choices';
import { Fields } from './Fields';
import { SectionForm } from './SectionForm';
import { StandingFields } from './Standing';
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

/** The card at the top. Her address is changed by member support, never here. */
export function HeaderForm() {
  const { member, emailChange } = useOwner()!;
  const form = useZodForm(headerForm, { defaultValues: valuesOf(member) });
  const saving = useSaving(form, {
    part: 'header',
    saved: 'Profile saved',
    valuesOf,
    inputOf: changedFields,
  });
  const { id, value: avatar, onChange: onAvatar, error: avatarError } = form.chosen('avatar');
  return (
    <SectionForm
      title="Edit header"
      form={form}
      saving={saving}
      standing={
        saving.latest && <StandingFields latest={saving.latest} fields={HEADER_FIELDS.filter(isWords)} />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      <AvatarField id={id} name={member.name ?? ''} value={avatar} onChange={onAvatar} error={avatarError} />
      <Fields>
        <TextField label={FIELD_LABELS.first_name} autoComplete="given-name" {...form.field('first_name')} />
        <TextField label={FIELD_LABELS.last_name} autoComplete="family-name" {...form.field('last_name')} />
        <Select
          label={FIELD_LABELS.treatment}
          optional
          placeholder="Not said"
          options={withOwn(PRONOUNS, member.treatment)}
          {...form.field('treatment')}
        />
        <Select
          label={FIELD_LABELS.nearest_regional_hub}
          optional
          placeholder="Not said"
          options={withOwn(REGIONAL_HUBS, member.nearest_regional_hub)}
          {...form.field('nearest_regional_hub')}
        />
        <TextField
          label={FIELD_LABELS.title}
          optional
          autoComplete="organization-title"
          {...form.field('title')}
        />
        <TextField
          label={FIELD_LABELS.company}
          optional
          autoComplete="organization"
          {...form.field('company')}
        />
      </Fields>
      <TextField
        label={FIELD_LABELS.leadership_summary}
        hint="One sentence under your name."
        optional
        max={USER_LIMITS.tagline}
        {...form.field('leadership_summary')}
      />
      <Fields>
        <TextField label={FIELD_LABELS.city} optional autoComplete="address-level2" {...form.field('city')} />
        <TextField
          label={FIELD_LABELS.linkedin_url}
          optional
          inputMode="url"
          {...form.field('linkedin_url')}
        />
        <TextField
          label={FIELD_LABELS.phone}
          hint="Only you see this."
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField
          label="Email"
          hint={
            <>
              Only you see this. Changes go through member support
              {emailChange ? (
                <>
                  : <TextLink href={emailChange}>ask for a change</TextLink>.
                </>
              ) : (
                '.'
              )}
            </>
          }
          type="email"
          disabled
          value={member.email ?? ''}
        />
      </Fields>
      <WhoSees aria-label="Who sees the header">
        {SECTIONS.map(({ section, title, words }) => (
          <li key={section}>
            <span>{words}</span>
            <VisibilityMenu section={section} title={title} />
          </li>
        ))}
      </WhoSees>
    </SectionForm>
  );
}

/** What the card shows, by the sections it belongs to. Name and portrait are for every member. */
const SECTIONS = [
  { section: 'header', title: 'Position', words: 'Pronouns, title, company and tagline' },
  { section: 'location', title: 'Place', words: 'Hub and city' },
  { section: 'contact', title: 'LinkedIn', words: 'LinkedIn' },
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
