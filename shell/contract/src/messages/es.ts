import { messages, sentences } from '@athenaeum/shared-ui/messages/es';
import type { TranslationFile } from './defineTranslations';

/** Spanish messages of the contract and of shared-ui; areas put them before their own. */
export const shared: TranslationFile = {
  messages: {
    ...messages,
    apiError: {
      NETWORK: 'No pudimos conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.',
      TIMEOUT: 'Esto tarda más de lo normal. Inténtalo de nuevo.',
      UNAVAILABLE: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
      UNAUTHENTICATED: 'Vuelve a iniciar sesión.',
      ABORTED: 'Se canceló.',
    },
    contractPart: { notLoaded: 'No se cargó: {part}', loading: 'Cargando' },
    contractStandalone: { crashed: 'Esta página tarda un momento', retry: 'Reintentar' },
    contractUnsaved: {
      title: '¿Salir sin guardar?',
      lost: 'Se perderán los cambios que hiciste aquí.',
      stay: 'Quedarme en esta página',
      leave: 'Salir',
    },
    contractUpload: { failed: 'No se pudo subir el archivo' },
  },
  sentences: {
    ...sentences,
    // The edge, and what any operation can be refused with.
    'Please sign in to continue.': 'Inicia sesión para continuar.',
    'Please sign in.': 'Inicia sesión.',
    'That was a lot at once. Please wait a little, then try again.':
      'Fueron muchos intentos seguidos. Espera un poco e inténtalo de nuevo.',
    'Please confirm that it is you, then try again.': 'Confirma que eres tú e inténtalo de nuevo.',
    'Something went wrong on our side. Please try again.':
      'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
    'This part is not available just now. Please try again.':
      'Esta parte no está disponible por ahora. Inténtalo de nuevo.',
    'This is not available just now. Please try again.':
      'Esto no está disponible por ahora. Inténtalo de nuevo.',
    'The request could not be read.': 'No se pudo leer la solicitud.',
    'There is nothing here.': 'Aquí no hay nada.',
    'Please check what you entered.': 'Revisa lo que escribiste.',
    'What was sent is nested too deeply.': 'Lo que se envió tiene demasiados niveles.',
    'One of these is not there any more. Please take it off.': 'Uno de estos ya no existe. Quítalo.',
    'This file is not there any more. Please choose it again.':
      'Este archivo ya no existe. Elígelo otra vez.',
    'Somebody else has changed this in the meantime. Please look at it again.':
      'Alguien más lo cambió mientras tanto. Vuelve a revisarlo.',
    'Choose a first and a last day.': 'Elige un primer y un último día.',
    'The last day is before the first.': 'El último día es anterior al primero.',
    // Confirming who is there.
    'That is not your password.': 'Esa no es tu contraseña.',
    'That passkey did not work.': 'Esa llave de acceso no funcionó.',
    'Sign in again to confirm.': 'Vuelve a iniciar sesión para confirmar.',
    // Uploads.
    'Failed to upload file': 'No se pudo subir el archivo',
    'This file is too large.': 'Este archivo es demasiado grande.',
    'The upload broke off. Please try again.': 'La carga se interrumpió. Inténtalo de nuevo.',
    'The upload took too long. Please try again.': 'La carga tardó demasiado. Inténtalo de nuevo.',
    'You can only add files of your own.': 'Solo puedes agregar archivos tuyos.',
    'Choose a PDF of up to 10 MB or a picture of up to 5 MB.':
      'Elige un PDF de hasta 10 MB o una imagen de hasta 5 MB.',
    'Choose a PDF, PNG or JPEG of up to 10 MB.': 'Elige un PDF, PNG o JPEG de hasta 10 MB.',
    'This picture cannot be read. Please save it again or choose another one.':
      'No se puede leer esta imagen. Guárdala otra vez o elige otra.',
    'This picture has too many pixels. Please choose a smaller one.':
      'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  },
};
