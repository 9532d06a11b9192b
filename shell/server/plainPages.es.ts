import type { plainPagesText } from './plainPages.messages';

export const plainPagesSpanish = {
  shellPlainPages: {
    backSoon: 'Volvemos en un momento',
    notAnswering: 'Algo que {brand} necesita no responde. No se perdió nada tuyo.',
    loadAgain: 'Vuelve a cargar esta página en un minuto.',
    notBuilt: '{brand} todavía no está compilado',
    missingFiles: 'Faltan los archivos de sus páginas: npm start los compila.',
    tryAgain: 'Reintentar',
  },
} satisfies { shellPlainPages: Record<keyof typeof plainPagesText, string> };
