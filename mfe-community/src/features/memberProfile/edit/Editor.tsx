import type { ComponentType } from 'react';
import { useOwner } from '../owner';
import type { EditPart } from '../profileAddress';
import { BoardsForm } from './BoardsForm';
import { CareerForm } from './CareerForm';
import { DemographicsForm } from './DemographicsForm';
import { DocumentsForm } from './DocumentsForm';
import { BarrierForm, CareerGoalsForm, LearningGoalsForm } from './GoalsForm';
import { HeaderForm } from './HeaderForm';
import { SummaryForm } from './SummaryForm';
import { AffiliationsForm, LanguagesForm, PersonaForm, TopicsForm } from './ValuesForm';

const FORMS: Partial<Record<EditPart, ComponentType>> = {
  header: HeaderForm,
  summary: SummaryForm,
  thought_leadership_topics: TopicsForm,
  board_experiences: BoardsForm,
  career_experience: CareerForm,
  languages: LanguagesForm,
  persona: PersonaForm,
  community_affiliations: AffiliationsForm,
  documents: DocumentsForm,
  demographics: DemographicsForm,
  'Career Goal': CareerGoalsForm,
  'Learning Goal': LearningGoalsForm,
  Barrier: BarrierForm,
};

/** The form of the part that is open. */
export default function Editor() {
  const editing = useOwner()?.editing;
  const Form = editing && FORMS[editing];
  return Form ? <Form key={editing} /> : null;
}
