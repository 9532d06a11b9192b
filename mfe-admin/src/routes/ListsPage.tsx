import { Section } from '@athenaeum/shared-ui';
import { OperationsFrame } from '../components/operationsPage';
import { Companies } from '../features/companies';
import { ReferenceLists } from '../features/referenceLists';
import { pagesText } from './pages.messages';

/** `/admin/operations/lists` */
export default function ListsPage() {
  return (
    <OperationsFrame title={pagesText.lists}>
      <Section title={pagesText.companies} flush>
        <Companies />
      </Section>
      <Section title={pagesText.choices} note={pagesText.choicesNote}>
        <ReferenceLists />
      </Section>
    </OperationsFrame>
  );
}
