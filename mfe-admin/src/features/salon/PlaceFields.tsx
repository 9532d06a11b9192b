import { Combobox } from '@athenaeum/shared-ui/combobox';
import { CITIES, placeOptions } from './places';
import { Fields } from './EditorSection';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

/** The city, with suggestions of the hubs, and the state or country from a list. */
export function PlaceFields({ form }: { form: SalonForm }) {
  const city = form.chosen('location_city');
  const state = form.chosen('location_state');
  return (
    <Fields>
      <Combobox
        free
        optional
        label={salonText.city}
        id={city.id}
        error={city.error}
        options={CITIES}
        value={city.value}
        onChange={city.onChange}
      />
      <Combobox
        optional
        label={salonText.stateOrCountry}
        id={state.id}
        error={state.error}
        options={placeOptions}
        value={state.value}
        // A stored value from before the list stays a choice.
        valueText={state.value}
        onChange={state.onChange}
      />
    </Fields>
  );
}
