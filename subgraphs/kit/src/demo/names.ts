/** People shown in the design; they come first in the list of members. */
export const NAMED_PEOPLE = [
  'Amara Osei',
  'Joanna Whitfield',
  'Priya Raghunathan',
  'Ruth Adeyemi',
  'Maya Chen',
  'Ngozi Eze',
  'Sigrid Lund',
  'Elena Petrova',
  'Marisol Vega',
  'Leila Haddad',
  'Ingrid Solberg',
  'Claire Fontaine',
  'Soo-jin Park',
  'Dolores Quintana',
  'Shirin Kaveh',
  'Beatriz Carvalho',
  'Mei-Ling Zhao',
  'Hana Novak',
  'Helena Marchetti',
  'Rosalind Achebe',
  'Thandiwe Mokoena',
  'Catherine Oyelaran',
  'Fatima El Amrani',
  'Vivian Brooks',
  'Noor Siddiqui',
  'Yuki Tanabe',
] as const;

export const FIRST_NAMES = (
  'Adaeze Agnieszka Aiko Alejandra Amina Ana Anjali Anneliese Aoife Astrid Ayesha Bahar Bianca Bronwyn Camila Carmen ' +
  'Chiara Chinwe Dalia Daria Deborah Divya Eleni Eleonora Emeka Esther Eun-ji Farida Fiona Francesca Freya Gabriela ' +
  'Gauri Geraldine Giulia Grace Hadiza Harriet Hiroko Ilse Imani Ines Isadora Jacqueline Jasmin Jelena Johanna Kamala ' +
  'Karima Katarzyna Keiko Khadija Kirsten Lakshmi Lan Laila Ludmila Lucia Mafalda Magdalena Mahlet Margaret Mariam Marta ' +
  'Meera Mercedes Michaela Mirela Monique Nadia Naomi Natalia Nia Niamh Nkechi Nomvula Odette Olga Oluchi Paloma Patricia ' +
  'Pilar Rania Renata Rhiannon Roxana Sadia Saoirse Selam Siobhan Sofia Sunita Svetlana Tamar Teresa Thuy Uma Ursula ' +
  'Valentina Vasanthi Wanjiru Ximena Yasmin Yetunde Zainab Zeynep Zofia'
).split(' ');

export const LAST_NAMES = (
  'Abebe Adebayo Aguilar Ahmed Almeida Andersson Antonelli Arslan Baptiste Becker Bergstrom Bhatt Bianchi Blackwood Bosco ' +
  'Boateng Castellanos Chaudhry Chukwu Cohen Costa Cruz Dalgaard Demir Diallo Dimitrova Dlamini Duarte Dubois Dvorak ' +
  'Eriksen Espinoza Farouk Fernandes Ferrari Fitzgerald Fischer Fofana Gallagher Ganesan Garcia Georgiou Goldberg Gupta ' +
  'Haile Hamilton Hashimoto Hernandez Hoang Hughes Ibrahim Ivanova Iyer Jankowski Jensen Joshi Kapoor Kariuki Kaya Kim ' +
  'Kovacs Krishnan Kuznetsova Laurent Levy Lindqvist Lopez Macdonald Mahlaba Mansour Marchand Martinez Mbeki Mensah Mishra ' +
  'Moreau Mwangi Nakamura Navarro Nguyen Nielsen Nowak Nwosu Obi Ochieng Okafor Oliveira Olsen Ortega Pacheco Papadakis ' +
  'Patel Pham Popescu Quispe Rahman Ramirez Reddy Ricci Rosenthal Rossi Saito Salazar Santos Schneider Sharma Silva ' +
  'Simmons Singh Sorensen Suzuki Takahashi Tesfaye Thompson Tran Traore Vasquez Venkataraman Wagner Wang Weiss Williams ' +
  'Yamamoto Yilmaz Zhang Zimmermann'
).split(' ');
