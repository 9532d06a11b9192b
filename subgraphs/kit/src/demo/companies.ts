/** Companies of the demo world; those drawn in the design come first. All are invented. */
export const DEMO_COMPANIES: readonly string[] = `
Halden Logistics
Northgate Biologics
Nordhavn Energi
Meridian Re
Aurea Saúde
Kitefin Robotics
Harrow Mutual
Umoya Infrastructure
Paperlane
Tamarind Foods
Quillon Software
Eastlight Fund
Wren Health
Almacenes Trébol
Larkspur Capital
Sable & Pine
Lagan Bank
Fjordline
Cordillera Mining
Calder River Conservancy
Borealis Cold Chain
Port of Calder Trust
Femi & Daughters Freight
Halden Logistics Iberia
Abacus Harbour Pensions
Adobe Creek Winery
Aldergate Insurance
Altamira Cement
Amberfield Dairies
Anansi Pictures
Ardent Aerospace
Arrowroot Pharmacy
Ashgrove Hospitals
Atlas & Daughter
Azulejo Hotels
Baobab Mobile
Barrow Street Theatre
Bellwether Analytics
Birchwood Senior Living
Blue Heron Water
Bramble Energy
Brightwell Schools
Cairnhill Partners
Calliope Publishing
Canopy Timber
Caraway Kitchens
Cedar & Slate Architects
Chaparral Solar
Cinder Lane Brewing
Clearwater Diagnostics
Cobalt Rail
Compass Rose Shipping
Copperfield Semiconductors
Coral Bay Resorts
Cormorant Defence Systems
Crescent Row Credit Union
Dahlia Cosmetics
Dovetail Furniture
Driftwood Media
Dunmore Steel
Eldertree Hospice
Elmsworth University Press
Emberline Payments
Evergreen Transit Authority
Fairmount Housing Trust
Falconer Aviation
Fennel & Rye
Fieldnote Labs
Finch Street Ventures
Foxglove Genomics
Gable End Homes
Garnet Peak Outdoors
Gilded Hour Watches
Glasswing Biotech
Golden Reed Textiles
Granite State Utilities
Greyfriars Chambers
Gulfstream Terminals
Hammerfest Seafood
Harbourlight Museums
Hawthorn Legal
Hazel & Finch Design
Heronsgate Software
Highmoor Asset Management
Hollis Paper
Honeycomb Logistics
Indigo Loom
Inkwell Learning
Iron Bridge Construction
Isla Verde Coffee
Ivory Gate Security
Jacaranda Telecom
Juniper Street Clinics
Kalahari Minerals
Kestrel Mobility
Kingfisher Marine
Kite & Lantern Games
Koru Wellness
Lakehurst Foundation
Lantern Hill Bank
Lapis Semiconductor
Laurel Canyon Records
Linden Grove Cooperative
Lodestar Navigation
Longmeadow Foods
Lotus Pond Biosciences
Magnolia Home
Malachite Metals
Mangrove Insurance
Maple & Main Grocers
Marigold Textiles
Marlowe & Chen
Mesa Verde Capital
Millstone Engineering
Monsoon Airways
Moonrise Nutrition
Mosaic Childcare
Nightingale Care Group
North Quay Partners
Oakmoor Agriculture
Obsidian Data Centers
Old Harbour Reinsurance
Olive Branch Mediation
Orchard Lane Robotics
Orinoco Paper
Osprey Freight
Palisade Networks
Patagua Wines
Pemberton Trust
Peregrine Satellites
Pinewater Hydro
Plover Pharmaceuticals
Polaris Medical Devices
Quarry Bank Ceramics
Redwood Rural Broadband
Riverstone Rail Leasing
Rosewater Beauty
Saffron Street Markets
Sagebrush Energy Storage
Sandpiper Hospitality
Silverbirch Advisory
Skylark Electric
Stonebridge Pensions
Sundial Education
Tidewater Ports
Thornbury Packaging
Vellum & Co
Violet Hour Media
Wildflower Genetics
Zephyr Turbines
`
  .trim()
  .split('\n');
