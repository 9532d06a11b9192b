import { Prose } from '@athenaeum/shared-ui';
import { Part } from '../../components/Part';

/** What its editors say about a salon. */
export function SalonAbout({ description }: { description?: string | null | undefined }) {
  const paragraphs = (description ?? '').split(/\n{2,}/).filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <Part title="About">
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Part>
  );
}
