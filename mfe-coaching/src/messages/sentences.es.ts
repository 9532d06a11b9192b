/** What schemas and services of coaching say about finding, booking and cancelling, by their English. */
export const sentences = {
  'Schedule Session': 'Reservar sesión',
  'Buy Coaching': 'Comprar coaching',
  'My Sessions': 'Mis sesiones',
  'Manage your coaching sessions': 'Administra tus sesiones de coaching',
  'No sessions to show!': '¡No hay sesiones que mostrar!',
  '{1} General Coaching with {2}': '{1} min de coaching general con {2}',
  'Member Review': 'Reseña de un miembro',
  'Video call': 'Videollamada',
  'Video room': 'Sala de video',
  'Time available is included in the total until the appointment has passed.':
    'El tiempo disponible se cuenta en el total hasta que pase la cita.',
  'Free to cancel until {1} hours before. Later, the session’s time is used.':
    'Puedes cancelar sin costo hasta {1} horas antes. Después, se usa el tiempo de la sesión.',
  'It starts in less than {1} hours. It can no longer be moved, and if you cancel, its {2} will still be used.':
    'Empieza en menos de {1} horas. Ya no se puede cambiar, y si la cancelas, de todos modos se usarán sus {2}.',
  '{1} will be available to you again.': 'Volverás a tener {1} disponibles.',
  'This session starts in less than {1} hours, so its {2} will be used.':
    'Esta sesión empieza en menos de {1} horas, así que se usarán sus {2}.',
  'This session starts in less than {1} hours, so it can no longer be moved.':
    'Esta sesión empieza en menos de {1} horas, así que ya no se puede cambiar.',
  'That time has just been taken.': 'Alguien acaba de reservar ese horario.',
  'That time has passed. Please choose another.': 'Ese horario ya pasó. Elige otro.',
  'Please book at least {1} ahead and choose a later time.':
    'Reserva con al menos {1} de anticipación y elige un horario posterior.',
  '{1} is not available then. Please choose one of the times shown.':
    '{1} no tiene libre ese horario. Elige uno de los que se muestran.',
  '{1} takes bookings on another page. Please use Schedule Session.':
    '{1} recibe reservas en otra página. Usa Reservar sesión.',
  'This session was booked on another page. Please change or cancel it there.':
    'Esta sesión se reservó en otra página. Cámbiala o cancélala ahí.',
  'You cannot book yourself.': 'No puedes reservar una sesión contigo.',
  'You have another session at that time. Please choose another.':
    'Tienes otra sesión a esa hora. Elige otro horario.',
  'You have {1} available and this session takes {2}. Buy More Time to book it.':
    'Tienes {1} disponibles y esta sesión dura {2}. Compra más tiempo para reservarla.',
  'This session has begun, so it can no longer be changed.':
    'Esta sesión ya empezó, así que no se puede cambiar.',
  'This session is over or cancelled, so there is nothing to change.':
    'Esta sesión ya terminó o se canceló, así que no hay nada que cambiar.',
  'Please check again. What happens if you cancel has changed.':
    'Revísalo de nuevo. Cambió lo que pasa si cancelas.',
  'This session was cancelled, so nothing can be written here.':
    'Esta sesión se canceló, así que aquí no se puede escribir.',
  'There is no room for another note. Please remove one first.':
    'No hay espacio para otra nota. Primero quita una.',
  'There is no room for another task. Please remove one first.':
    'No hay espacio para otra tarea. Primero quita una.',
  'Write something first.': 'Primero escribe algo.',
  'Choose a date.': 'Elige una fecha.',
  'Choose a time.': 'Elige un horario.',
  'Choose a session length.': 'Elige la duración de la sesión.',
  'Keep it to {1} characters': 'Usa como máximo {1} caracteres',
  'Thank you. Your review appears once we have read it.':
    'Gracias. Tu reseña aparecerá cuando la hayamos leído.',
};
