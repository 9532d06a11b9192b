import type { publicRSVPInput, PublicRSVPForm } from '@athenaeum/content-contract';
import { Hint, RichText, Select, TextField, TextLink } from '@athenaeum/shared-ui';
import type { ZodForm } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { placeFieldsText } from './publicRsvpForm.messages';
import { type Place, usePlaces } from './usePlaces';

interface PlaceFieldsProps {
  form: ZodForm<Partial<z.input<typeof publicRSVPInput>>, PublicRSVPForm>;
}

/** Country, state and city: each list loads when the one before is chosen; without a list the field is typed. */
export function PlaceFields({ form }: PlaceFieldsProps) {
  const listId = useId();
  const country = form.chosen('country');
  const state = form.chosen('state');
  const countries = usePlaces<Place>('/countries');
  const countryCode = codeOf(countries, country.value);
  const states = usePlaces<Place>(countryCode && `/countries/${countryCode}/states`);
  const stateCode = codeOf(states, state.value);
  const cities = usePlaces<string>(stateCode && `/countries/${countryCode}/states/${stateCode}/cities`);

  // Some countries have no states.
  const isTyped = countries === 'none' || states === 'none' || (Array.isArray(states) && states.length === 0);

  const chooseCountry = (name: string) => {
    country.onChange(name);
    form.resetField('state', { defaultValue: '' });
    form.resetField('city', { defaultValue: '' });
  };
  const chooseState = (name: string) => {
    state.onChange(name);
    form.resetField('city', { defaultValue: '' });
  };

  return (
    <>
      {countries === 'none' ? (
        <TextField label={placeFieldsText.country} autoComplete="country-name" {...form.field('country')} />
      ) : (
        <Select
          {...country}
          label={placeFieldsText.country}
          autoComplete="country-name"
          placeholder={placeFieldsText.chooseCountry}
          options={namesOf(countries)}
          value={country.value ?? ''}
          onChange={(event) => chooseCountry(event.target.value)}
        />
      )}
      {isTyped ? (
        <TextField
          label={placeFieldsText.state}
          hint={placeFieldsText.orRegion}
          autoComplete="address-level1"
          {...form.field('state')}
        />
      ) : (
        <Select
          {...state}
          label={placeFieldsText.state}
          autoComplete="address-level1"
          placeholder={country.value ? placeFieldsText.chooseState : placeFieldsText.countryFirst}
          options={namesOf(states)}
          value={state.value ?? ''}
          onChange={(event) => chooseState(event.target.value)}
        />
      )}
      <TextField
        label={placeFieldsText.city}
        autoComplete="address-level2"
        list={listId}
        {...form.field('city')}
      />
      <datalist id={listId}>
        {Array.isArray(cities) && cities.map((name) => <option key={name} value={name} />)}
      </datalist>
      {Array.isArray(countries) && (
        <Hint>
          <RichText
            text={placeFieldsText.source}
            parts={{
              source: (words) => (
                <TextLink
                  look="quiet"
                  href="https://github.com/dr5hn/countries-states-cities-database"
                  target="_blank"
                  rel="noreferrer"
                >
                  {words}
                </TextLink>
              ),
            }}
          />
        </Hint>
      )}
    </>
  );
}

type Listed<Item> = ReturnType<typeof usePlaces<Item>>;

const namesOf = (places: Listed<Place>) =>
  Array.isArray(places) ? places.map(({ name }: Place) => name) : [];
const codeOf = (places: Listed<Place>, name: string | null | undefined): string | undefined =>
  Array.isArray(places) ? places.find((place: Place) => place.name === name)?.code : undefined;
