/** Make | model, first year, last year, body; enough of the real thing to search like it. */
const LINES = `
AMC|Gremlin 1970 1978 Hatchback;Pacer 1975 1980 Hatchback;Javelin 1968 1974 Coupe;Matador 1971 1978 Sedan
Audi|100 1968 1994 Sedan;Quattro 1980 1991 Coupe;A4 1995 2027 Sedan;Q5 2008 2027 SUV;TT 1998 2023 Coupe
Bentley|Continental 1952 2027 Coupe;S3 1962 1965 Sedan;Bentayga 2016 2027 SUV
BMW|2002 1966 1977 Coupe;3-Series 1975 2027 Sedan;7-Series 1977 2027 Sedan;X5 1999 2027 SUV;R75 1969 1977 Motorcycle
Buick|Century 1936 2005 Sedan;Roadmaster 1936 1996 Sedan;Riviera 1963 1999 Coupe;LeSabre 1959 2005 Sedan;Estate 1970 1996 Wagon
Cadillac|Eldorado 1953 2002 Coupe;DeVille 1949 2005 Sedan;Fleetwood 1927 1996 Limousine;Escalade 1999 2027 SUV;Hearse 1940 2015 Hearse
Checker|Marathon 1961 1982 Taxi;Aerobus 1962 1977 Limousine
Chevrolet|Bel Air 1950 1975 Sedan;Impala 1958 2020 Sedan;Corvette 1953 2027 Convertible;Camaro 1967 2024 Coupe;Nova 1962 1988 Sedan;C10 1960 1987 Pickup;Caprice 1966 1996 Police Car;Suburban 1935 2027 SUV;Express 1996 2027 Van;Silverado 1999 2027 Pickup
Chrysler|New Yorker 1940 1996 Sedan;Imperial 1926 1993 Limousine;300C 2005 2023 Sedan;Town and Country 1941 2016 Wagon
Citroën|2CV 1948 1990 Sedan;DS 1955 1975 Sedan;Traction Avant 1934 1957 Sedan
Crown|Firecoach 1951 1985 Fire Truck;Supercoach 1950 1991 Bus
Datsun|240Z 1969 1973 Coupe;510 1968 1973 Sedan
DeLorean|DMC-12 1981 1983 Coupe
DeSoto|Firedome 1952 1959 Sedan;Airflow 1934 1936 Sedan
Dodge|Charger 1966 2027 Coupe;Challenger 1970 2023 Coupe;Dart 1960 2016 Sedan;Ram 1981 2027 Pickup;Monaco 1965 1992 Police Car;Caravan 1984 2020 Van;Polara 1960 1973 Police Car
Ducati|Monster 1993 2027 Motorcycle;Scrambler 1962 2027 Motorcycle
Ferrari|308 1975 1985 Coupe;Testarossa 1984 1996 Coupe;250 1953 1964 Coupe
Fiat|500 1957 2027 Hatchback;Spider 1966 1985 Convertible
Ford|Model T 1908 1927 Touring;Model A 1927 1931 Sedan;Model 40 1933 1934 Sedan;Mustang 1964 2027 Coupe;Thunderbird 1955 2005 Convertible;F-100 1953 1983 Pickup;F-150 1975 2027 Pickup;Country Squire 1950 1991 Wagon;Crown Victoria 1955 2011 Police Car;Econoline 1961 2014 Van;Bronco 1966 2027 SUV;Galaxie 1959 1974 Sedan;Transit 1965 2027 Van;Explorer 1990 2027 SUV;Falcon 1960 1970 Sedan
Freightliner|Cascadia 2007 2027 Truck;FLD120 1987 2010 Truck
GMC|Sierra 1988 2027 Pickup;New Look 1959 1986 Bus;Vandura 1970 1996 Van;Topkick 1980 2009 Truck
Grumman|LLV 1987 1994 Step Van;Olson 1960 1999 Step Van
Harley-Davidson|Sportster 1957 2027 Motorcycle;Electra Glide 1965 2027 Motorcycle;Knucklehead 1936 1947 Motorcycle
Honda|Civic 1972 2027 Hatchback;Accord 1976 2027 Sedan;CB750 1969 2003 Motorcycle;CR-V 1995 2027 SUV
Hudson|Hornet 1951 1957 Sedan;Commodore 1941 1952 Sedan
Hummer|H1 1992 2006 SUV;H2 2003 2009 SUV
Hyundai|Sonata 1985 2027 Sedan;Tucson 2004 2027 SUV
Indian|Chief 1922 2027 Motorcycle;Scout 1920 2027 Motorcycle
International|Loadstar 1962 1978 Bus;Scout 1961 1980 SUV;Harvester 1907 1985 Truck;Durastar 2002 2018 Ambulance
Jaguar|E-Type 1961 1975 Coupe;XJ6 1968 1997 Sedan;Mark II 1959 1967 Sedan
Jeep|Willys 1941 1965 SUV;Wrangler 1986 2027 SUV;Wagoneer 1963 2027 SUV;Cherokee 1974 2023 SUV;CJ-5 1954 1983 SUV
Kenworth|W900 1961 2027 Truck;T680 2012 2027 Truck
Lamborghini|Countach 1974 1990 Coupe;Gallardo 2003 2013 Coupe
Land Rover|Defender 1983 2027 SUV;Series II 1958 1971 SUV;Range Rover 1970 2027 SUV
Lincoln|Continental 1939 2020 Sedan;Town Car 1981 2011 Limousine;Navigator 1998 2027 SUV
Mack|B-61 1953 1966 Truck;R-Model 1966 2006 Fire Truck
Mazda|Miata 1989 2027 Convertible;RX-7 1978 2002 Coupe
Mercedes-Benz|300SL 1954 1963 Coupe;W123 1976 1985 Sedan;S-Class 1972 2027 Sedan;Sprinter 1995 2027 Van;Unimog 1948 2027 Truck;G-Class 1979 2027 SUV
Mercury|Eight 1939 1951 Coupe;Cougar 1967 2002 Coupe;Grand Marquis 1975 2011 Sedan
MG|MGB 1962 1980 Convertible;TC 1945 1950 Convertible
Mini|Cooper 1961 2027 Hatchback
Nash|Metropolitan 1953 1962 Coupe;Ambassador 1932 1957 Sedan
Nissan|Altima 1992 2027 Sedan;Skyline 1966 2002 Coupe;NV200 2009 2021 Taxi
Oldsmobile|Cutlass 1961 1999 Coupe;Toronado 1966 1992 Coupe;Vista Cruiser 1964 1977 Wagon;Rocket 88 1949 1999 Sedan
Packard|Eight 1924 1951 Sedan;Clipper 1941 1957 Sedan;Henney 1931 1954 Hearse
Peterbilt|379 1987 2007 Truck;281 1954 1976 Truck
Pierce|Arrow 1982 2027 Fire Truck;Enforcer 2000 2027 Fire Truck
Pierce-Arrow|Model 66 1910 1918 Touring;Silver Arrow 1933 1934 Coupe
Plymouth|Fury 1956 1989 Police Car;Barracuda 1964 1974 Coupe;Valiant 1960 1976 Sedan;Voyager 1974 2000 Van;Deluxe 1933 1950 Sedan
Pontiac|GTO 1964 1974 Coupe;Firebird 1967 2002 Coupe;Bonneville 1957 2005 Sedan;Catalina 1950 1981 Ambulance;Safari 1955 1989 Wagon
Porsche|911 1964 2027 Coupe;356 1948 1965 Coupe;914 1969 1976 Coupe
Rolls-Royce|Silver Shadow 1965 1980 Sedan;Phantom 1925 2027 Limousine;Silver Cloud 1955 1966 Sedan
Saab|900 1978 1998 Hatchback;96 1960 1980 Coupe
Studebaker|Champion 1939 1958 Sedan;Avanti 1962 1963 Coupe;Hawk 1956 1964 Coupe
Subaru|Outback 1994 2027 Wagon;BRAT 1978 1994 Pickup
Superior|Criterion 1960 1980 Ambulance;Crown Royale 1957 1977 Hearse
Tesla|Model S 2012 2027 Sedan;Model 3 2017 2027 Sedan;Model Y 2020 2027 SUV
Toyota|Corolla 1966 2027 Sedan;Camry 1982 2027 Taxi;Land Cruiser 1951 2027 SUV;Hilux 1968 2027 Pickup;Prius 1997 2027 Taxi
Triumph|Bonneville 1959 2027 Motorcycle;Spitfire 1962 1980 Convertible;TR6 1968 1976 Convertible
Volkswagen|Beetle 1938 2019 Coupe;Bus 1950 1979 Van;Golf 1974 2027 Hatchback;Thing 1968 1983 Convertible
Volvo|240 1974 1993 Wagon;P1800 1961 1973 Coupe;VNL 1996 2027 Truck
Wheeled Coach|Type I 1980 2027 Ambulance;Type III 1980 2027 Ambulance
White|Super Power 1935 1942 Truck;3000 1949 1967 Truck
Yamaha|XS650 1968 1985 Motorcycle;R1 1998 2027 Motorcycle
`

export type VehicleModel = { make: string; model: string; from: number; to: number; bodyType: string }

export const VEHICLE_MODELS: VehicleModel[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [make = '', models = ''] = line.split('|')
    return models.split(';').map((text) => modelOf(make, text))
  })

function modelOf(make: string, text: string): VehicleModel {
  const [, model = '', from, to, bodyType = ''] = /^(.+) (\d{4}) (\d{4}) (.+)$/.exec(text) ?? []
  return { make, model, from: Number(from), to: Number(to), bodyType }
}
