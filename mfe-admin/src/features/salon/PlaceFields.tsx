import { Combobox } from '@athenaeum/shared-ui/combobox';
import { CITIES, placeOptions } from './places';
import { Fields } from './EditorSection';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

/** The city, with those of the hubs and summits offered, and its state or country from a list. */
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
        // What was written before there was a list stays as it is.
        valueText={state.value}
        onChange={state.onChange}
      />
    </Fields>
  );
}
