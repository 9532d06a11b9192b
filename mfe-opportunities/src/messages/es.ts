import type { TranslationFile } from '@athenaeum/shell-contract';
import { shared } from '@athenaeum/shell-contract/messages/es';

/** The titles of its pages, as the navigation names them, and what it answers in the palette; its pages are in English only. */
export default {
  messages: {
    ...shared.messages,
    opportunityPalette: {
      roles: 'Puestos',
      daysLeft: { one: 'Queda {count} día', other: 'Quedan {count} días' },
    },
    opportunityBoard: { title: 'Oportunidades' },
    myApplications: { title: 'Mis postulaciones' },
    opportunityIntake: {
      contactTitle: 'Compartir una oportunidad',
      backgroundTitle: 'El puesto y la empresa',
      requirementsTitle: 'A quién buscas',
    },
    opportunityIntakeSteps: {
      contact: 'Contacto',
      background: 'Contexto',
      requirements: 'Requisitos',
      submit: 'Revisar y enviar',
    },
    opportunityIntakeReview: { title: 'Revisa tu publicación' },
    opportunitySubmitted: { title: 'Revisa tu correo' },
  },
  sentences: shared.sentences,
} satisfies TranslationFile;
