/** What contracts and services of this area say in English, besides what every area does (`shared`). */
export const sentences: Readonly<Record<string, string>> = {
  // A seat
  'Incorrect invite code.': 'Código de invitación incorrecto.',
  'Please enter your invite code.': 'Escribe tu código de invitación.',
  'This event is for members only.': 'Este evento es solo para miembros.',
  'This event was cancelled.': 'Este evento se canceló.',
  'This event was postponed.': 'Este evento se pospuso.',
  'This event has already taken place.': 'Este evento ya se realizó.',
  'This event is at capacity.': 'El cupo de este evento está lleno.',
  'Added to Waitlist.': 'En lista de espera.',
  'Booking for this paid event is not open yet.': 'Aún no se puede reservar un lugar en este evento de pago.',
  'Please sign in to book a seat at this paid event.':
    'Inicia sesión para reservar un lugar en este evento de pago.',
  'This order has been paid, so it can no longer be discarded.':
    'Esta orden ya está pagada y no se puede descartar.',
  'You can only do this for yourself.': 'Solo puedes hacerlo por tu cuenta.',

  // A recording and a review
  'There is no recording of this event for you to watch.': 'No hay una grabación de este evento para ti.',
  'Thank you. Your review appears once we have read it.':
    'Gracias. Tu reseña aparecerá cuando la hayamos leído.',
  'You have reviewed this already. You can edit your review.': 'Ya dejaste una reseña. Puedes editarla.',
  'You can only review what others offer.': 'No puedes reseñar lo que tú ofreces.',
  'You can review an event once you have attended or watched it.':
    'Puedes reseñar un evento después de asistir o de verlo.',
  'You can review a pathway once you have watched one of its salons.':
    'Puedes reseñar una ruta después de ver uno de sus salones.',
  'Choose a rating from 1 to 5': 'Elige una calificación de 1 a 5',
  'Member Review': 'Reseña de un miembro',

  // A peer group
  'This request has been answered or withdrawn. Read the list again.':
    'Esta solicitud ya tuvo respuesta o se retiró. Vuelve a cargar la lista.',

  // Anything that is sent
  'What you chose is not there any more. Please choose again.':
    'Lo que elegiste ya no está disponible. Vuelve a elegir.',
  'We could not find that {1}.': 'No lo encontramos.',
  'You do not have access to this.': 'No tienes acceso a esto.',

  // Who may come, and where
  'Members Only': 'Solo miembros',
  'Invite Only': 'Solo con invitación',
  'Open to Public': 'Abierto al público',
  'In-Person': 'Presencial',

  // The next coaching session
  '{1} General Coaching with {2}': 'Coaching general de {1} min con {2}',
  'By phone: {1}': 'Por teléfono: {1}',
  'Video call': 'Videollamada',
  'Video room': 'Sala de video',
};
