import { OpportunityCard, Section } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { factsOf, OpportunityText } from '../../components/opportunityText';
import type { PostedText } from './posted.api';

interface PreviewProps {
  title: string;
  /** A note above the card on who sees it. */
  note: string;
  text: PostedText;
}

/** The card as members see it, or would see it. */
export function Preview({ title, note, text }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const { slug, industry, company, needs } = text;
  return (
    <Section title={title} note={note} flush>
      <OpportunityCard
        slug={slug}
        role={text.title}
        industry={industry}
        company={company}
        needs={needs}
        facts={factsOf(text, Date.now())}
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <OpportunityText opportunity={text} />
      </OpportunityCard>
    </Section>
  );
}
