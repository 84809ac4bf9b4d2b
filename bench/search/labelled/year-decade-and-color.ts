/** Searches with a year. */
export const YEAR = `
1957 chevy -> make=Chevrolet & year=1957
57 chevy -> make=Chevrolet & year=1957
'57 chevy -> make=Chevrolet & year=1957
57 bel air -> model=Bel Air & year=1957
chevy 57 -> make=Chevrolet & year=1957
1957 cadillac -> make=Cadillac & year=1957
57 caddy -> make=Cadillac & year=1957
59 caddy hearse -> make=Cadillac & year=1959
1932 ford -> make=Ford & year=1932
32 ford -> make=Ford & year=1932
32 ford coupe -> make=Ford & year=1932 & body=Coupe
1932 hot rod -> kind=hot rod & year=1932
40 ford coupe -> make=Ford & year=1940 & body=Coupe
49 ford woodie -> make=Ford & year=1949 & tag=woodie
51 merc -> make=Mercury & year=1951
55 chevy -> make=Chevrolet & year=1955
55 chevy pickup -> make=Chevrolet & year=1955 & body=Pickup
65 mustang -> model=Mustang & year=1965
68 mustang -> model=Mustang & year=1968
1968 mustang fastback -> model=Mustang & year=1968
67 impala -> model=Impala & year=1967
67 vw bug -> model=Beetle & year=1967
66 vw bus -> model=Type 2 & year=1966
69 charger -> model=Charger & year=1969
69 camaro -> model=Camaro & year=1969
70 chevelle -> model=Chevelle & year=1970
70 challenger -> model=Challenger & year=1970
1970 plymouth -> make=Plymouth & year=1970
1974 police car -> kind=police & year=1974
74 matador -> model=Matador & year=1974
78 dodge cop car -> make=Dodge & kind=police & year=1978
87 grand national -> model=Grand National & year=1987
1990 suburban -> model=Suburban & year=1990
94 caprice police -> model=Caprice & kind=police & year=1994
98 crown vic -> model=Crown Victoria & year=1998
1998 police car -> kind=police & year=1998
2003 cab -> kind=taxi & year=2003
03 crown vic taxi -> model=Crown Victoria & kind=taxi & year=2003
09 corolla -> model=Corolla & year=2009
2011 crown vic cop -> model=Crown Victoria & kind=police & year=2011
2013 charger police car -> model=Charger & kind=police & year=2013
2017 cop car -> kind=police & year=2017
1929 model a -> model=Model A & year=1929
1926 model t -> model=Model T & year=1926
1943 army jeep -> make=Jeep & kind=military & year=1943
1989 bus -> body=Bus & year=1989
2005 tow truck -> kind=tow truck & year=2005
1964 limo -> kind=limousine & year=1964
`

/** Searches with a decade. */
export const DECADE = `
1970s police car -> kind=police & decade=1970s & body!=Motorcycle
70s cop car -> kind=police & decade=1970s & body!=Motorcycle
70's cop car -> kind=police & decade=1970s & body!=Motorcycle
seventies police car -> kind=police & decade=1970s & body!=Motorcycle
cop car 1950s -> kind=police & decade=1950s
90s police car -> kind=police & decade=1990s & body!=Motorcycle
nineties cop car -> kind=police & decade=1990s & body!=Motorcycle
1980s police car -> kind=police & decade=1980s & body!=Motorcycle
2000s cab -> kind=taxi & decade=2000s
70s cab -> kind=taxi & decade=1970s
1950s cab -> kind=taxi & decade=1950s
50s chevy -> make=Chevrolet & decade=1950s
fifties chevy -> make=Chevrolet & decade=1950s
1950s pickup truck -> body=Pickup & decade=1950s
50s pickup -> body=Pickup & decade=1950s
50s convertible -> body=Convertible & decade=1950s
50s wagon -> body=Wagon & decade=1950s
1950s car -> decade=1950s
60s muscle car -> kind=muscle & decade=1960s
sixties muscle car -> kind=muscle & decade=1960s
60s convertible -> body=Convertible & decade=1960s
1960s ford -> make=Ford & decade=1960s
60s vw -> make=Volkswagen & decade=1960s
sixties sedan -> body=Sedan & decade=1960s
1970s muscle car -> kind=muscle & decade=1970s
70s van -> body=Van & decade=1970s
70s station wagon -> body=Wagon & decade=1970s
1970s motorcycle -> body=Motorcycle & decade=1970s
70s hearse -> kind=hearse & decade=1970s
1930s car -> decade=1930s
30s hot rod -> kind=hot rod & decade=1930s
thirties packard -> make=Packard & decade=1930s
1940s sedan -> body=Sedan & decade=1940s
40s woodie -> tag=woodie & decade=1940s
forties bus -> body=Bus & decade=1940s
1940s army jeep -> make=Jeep & kind=military & decade=1940s
1920s car -> decade=1920s
twenties ford -> make=Ford & decade=1920s
1980s bus -> body=Bus & decade=1980s
80s minivan -> model=Caravan & decade=1980s
eighties sedan -> body=Sedan & decade=1980s
80s limo -> kind=limousine & decade=1980s
80s pickup truck -> body=Pickup & decade=1980s
1990s suv -> body=SUV & decade=1990s
90s ambulance -> kind=ambulance & decade=1990s
2010s cop car -> kind=police & decade=2010s & body!=Motorcycle
2000s sedan -> body=Sedan & decade=2000s
late 60s muscle car -> kind=muscle & year=1967-1969
early 70s muscle car -> kind=muscle & year=1970-1973
mid 50s chevy -> make=Chevrolet & year=1954-1956
`

/** Searches with a color. */
export const COLOR = `
red convertible -> body=Convertible & color=red
red pickup truck -> body=Pickup & color=red
red fire engine -> body=Fire Truck & color=red | model=Fire Truck & color=red
black sedan -> body=Sedan & color=black
black suv -> body=SUV & color=black
black limo -> kind=limousine & color=black
black hearse -> kind=hearse & color=black
black police car -> kind=police & color=black
black cop car -> kind=police & color=black
white cop car -> kind=police & color=white & body!=Motorcycle
blue squad car -> kind=police & color=blue
white van -> body=Van & color=white
white delivery van -> kind=delivery & color=white & body=Van,Step Van
white ambulance -> kind=ambulance & color=white
white pickup -> body=Pickup & color=white
white hearse -> kind=hearse & color=white
yellow taxi -> kind=taxi & color=yellow
yellow taxi cab -> kind=taxi & color=yellow
yellow school bus -> kind=school bus & color=yellow
yellow camaro -> model=Camaro & color=yellow
blue mustang -> model=Mustang & color=blue
blue vw bug -> model=Beetle & color=blue
blue pickup -> body=Pickup & color=blue
green army truck -> kind=military & color=green & body=Truck,Pickup
green station wagon -> body=Wagon & color=green
green mustang -> model=Mustang & color=green
gray sedan -> body=Sedan & color=gray
grey sedan -> body=Sedan & color=gray
silver sedan -> body=Sedan & color=silver
gold pontiac -> make=Pontiac & color=gold
orange muscle car -> kind=muscle & color=orange
orange camaro -> model=Camaro & color=orange
orange vw bus -> model=Type 2 & color=orange
purple hot rod -> kind=hot rod & color=purple
purple muscle car -> kind=muscle & color=purple
maroon cadillac -> make=Cadillac & color=maroon
burgundy convertible -> body=Convertible & color=maroon
tan sedan -> body=Sedan & color=beige
beige corolla -> model=Corolla & color=beige
brown wagon -> body=Wagon & color=brown
turquoise bel air -> model=Bel Air & color=teal
teal 57 chevy -> make=Chevrolet & year=1957 & color=teal
red hot rod -> kind=hot rod & color=red
black muscle car -> kind=muscle & color=black
white ford pickup truck -> make=Ford & color=white & body=Pickup
green chevy truck -> make=Chevrolet & color=green & body=Pickup,Truck
`
