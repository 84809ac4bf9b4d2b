/** American cars and light trucks of makes from H to Z. */
export const AMERICAN_H_Z = `
Henry J|Sedan|Corsair 1951-1954;Vagabond 1952-1953
Hudson|Sedan|Super Six 1916-1926,1946-1951;Greater Eight 1930-1932;Terraplane 1934-1938;Country Club 1939-1942;Commodore 1941-1952;Pacemaker 1950-1952;Hornet 1951-1957;Wasp 1952-1956;Jet 1953-1954;Italia 1954-1955;Rambler 1955-1957
Hudson|Touring|Model 20 1909-1911
Hummer|SUV|H1 1992-2006;H2 2003-2009;H3 2006-2010
Hupmobile|Sedan|Aerodynamic 1934-1936;Skylark 1939-1941
Hupmobile|Touring|Model 20 1909-1913;Model 32 1912-1915;Series R 1918-1925
Imperial|Sedan|Crown 1957-1970;LeBaron 1957-1975
Imperial|Coupe|Imperial 1981-1983
International|SUV|Travelall 1953-1975;Scout 80 1961-1965;Scout 800 1966-1971;Scout II 1971-1980;Traveler 1976-1980
International|Pickup|Model C 1934-1936;D Series 1937-1940;K Series 1941-1949;L Series 1950-1952;R Series 1953-1955;S Series Pickup 1955-1957;A Series 1957-1959;B Series 1959-1961;100 1974-1975;200 1974-1975;Terra 1976-1980
International|Bus|3800 1989-2004
International|Truck|Fleetstar 1962-1977;Loadstar 1962-1978;Cargostar 1970-1986;Transtar 1971-1981;Paystar 1972-2016;S-Series 1977-2001;4700 1989-2002;4900 1989-2002;8100 1989-2002;9200 1992-2007;9400 1992-2007;9900 2000-2016;Durastar 2001-2018;Workstar 2001-2018;XT 2004-2008;ProStar 2006-2016;LoneStar 2008-;Terrastar 2010-2015;HX 2016-;LT 2016-;CV 2018-;HV 2018-;MV 2018-
International|Step Van|Metro 1938-1975
Jeep|Convertible|Jeepster 1948-1950
Jeep|Wagon|Willys Station Wagon 1946-1965
Jeep|SUV|Willys MB 1941-1945;CJ-2A 1945-1949;CJ-3A 1949-1953;M38 1949-1952;M38A1 1952-1971;CJ-3B 1953-1968;CJ-5 1954-1983;CJ-6 1955-1981;DJ-3A 1955-1964;Wagoneer 1963-1993,2022-;DJ-5 1965-1984;Jeepster Commando 1966-1973;Cherokee 1974-2001,2014-2023,2026-;CJ-7 1976-1986;CJ-8 Scrambler 1981-1986;Grand Wagoneer 1984-1993,2022-;Wrangler 1987-1995,1997-;Grand Cherokee 1993-;Liberty 2002-2012;Commander 2006-2010;Compass 2007-;Patriot 2007-2017;Renegade 2015-2023;Wagoneer S 2024-
Jeep|Pickup|Willys Truck 1947-1965;Forward Control 1956-1965;Gladiator 1963-1971,2020-;M715 1967-1969;J10 1974-1988;J20 1974-1988;Honcho 1976-1983;Comanche 1986-1992
Kaiser|Sedan|Custom 1947-1949;Special 1947-1953;Deluxe 1949-1953;Traveler 1949-1953;Virginian 1949-1952;Manhattan 1951-1955;Carolina 1953
Kaiser|Convertible|Darrin 1954
Karma|Sedan|Revero 2017-
Kissel|Convertible|Gold Bug 1919-1927
LaFayette|Sedan|Series 10 1934-1936
LaSalle|Sedan|Series 303 1927-1928;Series 328 1929;Series 340 1930;Series 345 1931-1933;Series 350 1934;Series 50 1935-1940
Lincoln|Sedan|Model L 1920-1930;Model K 1931-1940;Zephyr 1936-1942,2006;Continental 1939-1948,1958-2002,2017-2020;Cosmopolitan 1949-1954;EL-Series 1949-1951;Capri 1952-1959;Premiere 1956-1960;Versailles 1977-1980;Town Car 1981-2011;LS 2000-2006;MKZ 2007-2020;MKS 2009-2016
Lincoln|Coupe|Continental Mark II 1956-1957;Continental Mark III 1969-1971;Continental Mark IV 1972-1976;Continental Mark V 1977-1979;Mark VI 1980-1983;Mark VII 1984-1992;Mark VIII 1993-1998
Lincoln|SUV|Navigator 1998-;Aviator 2003-2005,2020-;MKX 2007-2018;MKT 2010-2019;MKC 2015-2019;Nautilus 2019-;Corsair 2020-2026
Lincoln|Pickup|Blackwood 2002;Mark LT 2006-2008
Locomobile|Touring|Model 48 1911-1929
Lucid|Sedan|Air 2022-
Lucid|SUV|Gravity 2025-
Marmon|Sedan|Model 68 1928-1929;Roosevelt 1929-1930;Sixteen 1931-1933
Marmon|Touring|Model 32 1909-1914;Model 34 1916-1924
Maxwell|Touring|Model 25 1913-1925
Mercer|Touring|Raceabout 1911-1915
Mercury|Sedan|Eight 1939-1951;Monterey 1950-1974;Custom 1952-1956;Montclair 1955-1960,1964-1968;Medalist 1956,1958;Turnpike Cruiser 1957-1958;Park Lane 1958-1960,1964-1968;Comet 1960-1977;Meteor 1961-1963;Marquis 1967-1986;Montego 1968-1976,2005-2007;Grand Marquis 1975-2011;Monarch 1975-1980;Zephyr 1978-1983;Topaz 1984-1994;Sable 1986-2005,2008-2009;Mystique 1995-2000;Milan 2006-2011
Mercury|Coupe|S-55 1962-1967;Marauder 1963-1965,1969-1970,2003-2004;Caliente 1964-1967;Cyclone 1964-1971;Cougar 1967-1997,1999-2002;Capri 1970-1986,1991-1994;Bobcat 1975-1980
Mercury|Hatchback|Lynx 1981-1987;LN7 1982-1983;Tracer 1987-1999
Mercury|Wagon|Colony Park 1957-1991;Commuter 1957-1968;Voyager 1957-1958
Mercury|SUV|Mountaineer 1997-2010;Mariner 2005-2011
Mercury|Van|Villager 1993-2002;Monterey 2004-2007
Nash|Sedan|Advanced Six 1924-1930;Special Six 1925-1930;Ambassador 1932-1957;Lafayette 1937-1940;600 1941-1949;Rambler 1950-1955;Statesman 1950-1956
Nash|Coupe|Nash-Healey 1951-1954;Metropolitan 1953-1962
Nash|Touring|Model 681 1917-1919
Oakland|Sedan|Greater Six 1926-1927;All-American Six 1928-1929;Eight 1930-1931
Oldsmobile|Sedan|Series F 1928-1938;Series L 1932-1938;Series 60 1939-1948;Series 70 1939-1950;98 1941-1996;88 1949-1999;Super 88 1951-1964;Dynamic 88 1958-1966;F-85 1961-1972;Jetstar 88 1964-1966;Delta 88 1965-1988;Delmont 88 1967-1968;Omega 1973-1984;Cutlass Ciera 1982-1996;Firenza 1982-1988;Touring Sedan 1987-1993;Achieva 1992-1998;LSS 1992-1999;Aurora 1995-1999,2001-2003;Intrigue 1998-2002;Alero 1999-2004
Oldsmobile|Coupe|Cutlass 1961-1981,1997-1999;Starfire 1961-1966,1975-1980;442 1964-1980,1985-1987,1990-1991;Cutlass Supreme 1966-1997;Toronado 1966-1992;Hurst/Olds 1968-1969,1972-1975,1979,1983-1984;Rallye 350 1970;Cutlass Calais 1985-1991
Oldsmobile|Wagon|Fiesta 1957-1964;Vista Cruiser 1964-1977;Custom Cruiser 1971-1992
Oldsmobile|SUV|Bravada 1991-1994,1996-2004
Oldsmobile|Van|Silhouette 1990-2004
Oldsmobile|Touring|Curved Dash 1901-1907;Limited 1910-1912;Model 30 1923-1927
Overland|Touring|Model 79 1914;Model 83 1915-1916;Model 90 1917-1919;Model 4 1919-1926
Packard|Sedan|Single Six 1921-1924;Eight 1924-1938;Light Eight 1932;Super Eight 1933-1951;Twelve 1933-1939;120 1935-1942;115C 1937;110 1940-1942;160 1940-1942;180 1940-1942;Clipper 1941-1947,1953-1957;Custom Eight 1948-1950;200 1951-1952;300 1951-1952;Patrician 1951-1956;Cavalier 1953-1954;Executive 1956
Packard|Coupe|Mayfair 1951-1953;Four Hundred 1955-1956;Hawk 1958
Packard|Convertible|Caribbean 1953-1956
Packard|Wagon|Station Sedan 1948-1950
Packard|Touring|Model L 1904;Model 30 1907-1912;Model 18 1909-1912;Twin Six 1916-1923
Packard|Hearse|Henney 1937-1954
Pierce-Arrow|Sedan|Series 33 1921-1926;Series 80 1924-1928;Series 36 1926-1928;Silver Arrow 1933
Pierce-Arrow|Touring|Great Arrow 1904-1908;Model 38 1909-1918;Model 48 1909-1920;Model 66 1909-1918
Plymouth|Sedan|Model Q 1928-1929;Model U 1929-1930;Model 30U 1930-1931;PA 1931-1932;PB 1932;Deluxe 1933-1950;Road King 1938-1940;Special Deluxe 1941-1950;Belvedere 1951-1970;Cambridge 1951-1953;Concord 1951-1952;Cranbrook 1951-1953;Savoy 1951-1964;Plaza 1954-1958;Fury 1956-1978;Valiant 1960-1976;Satellite 1965-1974;VIP 1966-1969;Gran Fury 1972-1977,1980-1989;Volare 1976-1980;Reliant 1981-1989;Caravelle 1983-1988;Acclaim 1989-1995;Neon 1995-2001;Breeze 1996-2000
Plymouth|Coupe|Sport Fury 1959,1962-1971;Barracuda 1964-1974;GTX 1967-1971;Road Runner 1968-1980;Duster 1970-1976;Superbird 1970;Scamp 1971-1976;Sapporo 1978-1983;Conquest 1984-1986;Sundance 1987-1994;Laser 1990-1994
Plymouth|Convertible|Prowler 1997,1999-2001
Plymouth|Hatchback|Cricket 1971-1973;Arrow 1976-1980;Horizon 1978-1990;Champ 1979-1982;TC3 1979-1982;Colt 1983-1994;Turismo 1983-1987
Plymouth|Wagon|Suburban 1949-1978
Plymouth|SUV|Trail Duster 1974-1981
Plymouth|Pickup|Arrow Truck 1979-1982;Scamp 1983
Plymouth|Van|Voyager 1974-2000;Grand Voyager 1987-2000
Pontiac|Sedan|Series 6-27 1926-1927;Big Six 1929-1930;Silver Streak 1935-1942;Torpedo 1940-1948;Streamliner 1941-1951;Chieftain 1949-1958;Catalina 1950-1981;Star Chief 1954-1966;Laurentian 1955-1981;Strato Chief 1955-1970;Bonneville 1957-2005;Super Chief 1957-1958;Parisienne 1958-1986;Ventura 1960-1977;Tempest 1961-1970,1987-1991;LeMans 1962-1981,1988-1993;Executive 1967-1970;Grand Am 1973-1975,1978-1980,1985-2005;Sunbird 1976-1994;Phoenix 1977-1984;6000 1982-1991;Sunfire 1995-2005;G6 2005-2010;G8 2008-2009
Pontiac|Coupe|Grand Prix 1962-2008;2+2 1964-1967;GTO 1964-1974,2004-2006;Firebird 1967-2002;Trans Am 1969-2002;Astre 1973-1977;Can Am 1977;Fiero 1984-1988
Pontiac|Convertible|Solstice 2006-2010
Pontiac|Hatchback|T1000 1981-1987;Vibe 2003-2010;G3 2009
Pontiac|Wagon|Safari 1955-1989;Grand Safari 1971-1978
Pontiac|SUV|Aztek 2001-2005;Torrent 2006-2009
Pontiac|Van|Trans Sport 1990-1998;Montana 1999-2006
Ram|Pickup|1500 2011-;2500 2011-;3500 2011-
Ram|Van|C/V 2012-2015;ProMaster 2014-;ProMaster City 2015-2022
Ram|Truck|4500 2011-;5500 2011-
Rambler|Sedan|Six 1956-1960;Rebel 1957-1960;Ambassador 1958-1965;American 1958-1969;Classic 1961-1966
Rambler|Coupe|Marlin 1965-1966
REO|Sedan|Flying Cloud 1927-1936;Royale 1931-1935
REO|Touring|Reo the Fifth 1912-1919
REO|Truck|Speed Wagon 1915-1953;M35 1950-1964
Rickenbacker|Sedan|Six 1922-1927
Rivian|SUV|R1S 2022-
Rivian|Pickup|R1T 2022-
Rivian|Van|EDV 2022-
Saturn|Sedan|S-Series 1991-2002;L-Series 2000-2005;Ion 2003-2007;Aura 2007-2010
Saturn|Convertible|Sky 2007-2010
Saturn|Hatchback|Astra 2008-2009
Saturn|SUV|Vue 2002-2010;Outlook 2007-2010
Saturn|Van|Relay 2005-2007
Shelby|Coupe|Cobra 1962-1967;Daytona 1964-1965;GT350 1965-1970;GT500 1967-1970
Stanley|Touring|Model 735 1918-1922
Studebaker|Sedan|Standard Six 1925-1927;President 1926-1942,1955-1958;Commander 1927-1935,1938-1942,1947-1958,1964-1966;Dictator 1927-1937;Land Cruiser 1934-1954;Champion 1939-1958;Scotsman 1957-1958;Lark 1959-1966;Cruiser 1961-1966;Daytona 1962-1966
Studebaker|Coupe|Starlight 1947-1955;Starliner 1953-1954;Speedster 1955;Flight Hawk 1956;Golden Hawk 1956-1958;Power Hawk 1956;Sky Hawk 1956;Silver Hawk 1957-1959;Hawk 1960-1961;Gran Turismo Hawk 1962-1964;Avanti 1963-1964
Studebaker|Wagon|Conestoga 1954-1955;Wagonaire 1963-1966
Studebaker|Pickup|Coupe Express 1937-1939;M Series 1941-1948;2R Series 1949-1953;E Series 1955-1964;Champ 1960-1964
Studebaker|Touring|Big Six 1918-1927;Light Six 1918-1924;Special Six 1918-1927
Studebaker|Truck|US6 1941-1945
Stutz|Sedan|Vertical Eight 1926-1928;DV-32 1931-1935;SV-16 1931-1935
Stutz|Coupe|Blackhawk 1971-1987
Stutz|Touring|Bearcat 1912-1924;Black Hawk 1928-1930
Tesla|Sedan|Model S 2012-;Model 3 2017-
Tesla|Convertible|Roadster 2008-2012
Tesla|SUV|Model X 2016-;Model Y 2020-
Tesla|Pickup|Cybertruck 2023-
Tesla|Truck|Semi 2022-
Tucker|Sedan|48 1948
Willys|Sedan|Whippet 1926-1931;Model 77 1933-1936;Model 37 1937-1938;Americar 1941-1942;Aero 1952-1955
Willys-Knight|Sedan|Model 66 1925-1930;Model 70 1926-1932;Model 56 1927-1929
`
