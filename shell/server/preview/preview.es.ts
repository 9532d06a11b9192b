import type { previewText } from './preview.messages';

export const previewSpanish = {
  shellPreview: {
    label: 'Vista previa',
    what: 'Estás viendo una vista previa de {area} {version}, hasta el {until}. Solo tú la ves.',
    by: 'Publicada por {by}.',
    leave: 'Salir de la vista previa',
  },
} satisfies { shellPreview: Record<keyof typeof previewText, string> };
