import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ReadMore } from '@athenaeum/shared-ui';
import { Part } from '../../components/Part';
import { salonDetailText } from './salonDetail.messages';

/** The description of a salon, shortened, with Read More. */
export function SalonAbout({ description }: { description?: string | null | undefined }) {
  const words = description?.trim();
  if (!words) return null;
  return (
    <Part title={salonDetailText.about}>
      <ReadMore text={words} limit={LIBRARY_LIMITS.longText} />
    </Part>
  );
}
