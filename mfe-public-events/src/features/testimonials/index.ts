export { prefetchTestimonials } from './testimonials.api';
export { Testimonials } from './Testimonials';
