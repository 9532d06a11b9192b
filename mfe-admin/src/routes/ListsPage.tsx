import { Section } from '@athenaeum/shared-ui';
import { OperationsFrame } from '../components/operationsPage';
import { Companies } from '../features/companies';
import { ReferenceLists } from '../features/referenceLists';

/** `/admin/operations/lists` */
export default function ListsPage() {
  return (
    <OperationsFrame title="Lists">
      <Section title="Companies" flush>
        <Companies />
      </Section>
      <Section title="What members choose from" note="These lists come with the product and change with it.">
        <ReferenceLists />
      </Section>
    </OperationsFrame>
  );
}
