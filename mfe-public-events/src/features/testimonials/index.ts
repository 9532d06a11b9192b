export { prefetchTestimonials } from './testimonials.api';
export { Testimonials } from './Testimonials';
export { testimonialsText } from './testimonials.messages';
export { TestimonialsDocument } from './__generated__/testimonials';
