import { RadioGroup, Select, TextField } from '@athenaeum/shared-ui';
import { EVENT_LOCATIONS, SALON_LIMITS } from '@athenaeum/content-contract';
import { EditorSection, Fields } from './EditorSection';
import type { SalonForm } from './SalonEditor';

/** When and where it takes place. */
export function TimeFields({ form }: { form: SalonForm }) {
  const where = form.chosen('event_location');
  const zone = form.chosen('timezone');
  const isInPerson = where.value === 'In-Person';
  return (
    <EditorSection title="When and where">
      <Fields>
        <TextField type="datetime-local" label="Begins" {...form.field('date')} />
        <Select
          label="Time zone"
          id={zone.id}
          name={zone.name}
          error={zone.error}
          options={zonesWith(zone.value)}
          value={zone.value}
          onChange={({ target }) => zone.onChange(target.value)}
        />
        <TextField label="Minutes" inputMode="numeric" {...form.field('event_duration')} />
      </Fields>
      <RadioGroup
        label="Where"
        name={where.name}
        id={where.id}
        error={where.error}
        options={EVENT_LOCATIONS}
        value={where.value}
        onChange={({ target }) => where.onChange(target.value)}
      />
      {isInPerson && (
        <>
          <TextField
            label="Venue"
            hint="For members; for everyone when it is open to the public."
            optional
            max={SALON_LIMITS.place}
            {...form.field('in_person_location')}
          />
          <Fields>
            <TextField label="City" optional max={SALON_LIMITS.city} {...form.field('location_city')} />
            <TextField
              label="State or country"
              optional
              max={SALON_LIMITS.city}
              {...form.field('location_state')}
            />
          </Fields>
        </>
      )}
      <TextField
        type="url"
        label="Link to join"
        hint="Only for those with a seat, from 15 minutes before it begins."
        optional
        {...form.field('link')}
      />
    </EditorSection>
  );
}

const ZONES = Intl.supportedValuesOf('timeZone');
/** Some names are known under which browsers list none. */
const zonesWith = (zone: string): readonly string[] => (ZONES.includes(zone) ? ZONES : [zone, ...ZONES]);
