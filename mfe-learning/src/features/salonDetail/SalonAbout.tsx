import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ReadMore } from '@athenaeum/shared-ui';
import { Part } from '../../components/Part';
import { salonDetailText } from './salonDetail.messages';

/** What its editors say about a salon: the beginning, and the rest when she asks. */
export function SalonAbout({ description }: { description?: string | null | undefined }) {
  const words = description?.trim();
  if (!words) return null;
  return (
    <Part title={salonDetailText.about}>
      <ReadMore text={words} limit={LIBRARY_LIMITS.longText} />
    </Part>
  );
}
