/** Searches with typing errors, or spelled by ear. */
export const MISSPELLED = `
polcie car -> kind=police & body!=Motorcycle
polise car -> kind=police & body!=Motorcycle
squad caar -> kind=police & body!=Motorcycle
crusier -> kind=police & body!=Motorcycle
taxy -> kind=taxi
yelow cab -> kind=taxi & color=yellow
ambulence -> kind=ambulance
fire truk -> body=Fire Truck | model=Fire Truck
fire enigne -> body=Fire Truck | model=Fire Truck
shcool bus -> kind=school bus
scool bus -> kind=school bus
herse -> kind=hearse
limosine -> kind=limousine
limozine -> kind=limousine
motercycle -> body=Motorcycle
motorcyle -> body=Motorcycle
motor cycle -> body=Motorcycle
pick up -> body=Pickup
pick up truck -> body=Pickup
pick-up truck -> body=Pickup
pikup -> body=Pickup
statoin wagon -> body=Wagon | model=Station Wagon
station waggon -> body=Wagon | model=Station Wagon
convertable -> body=Convertible
convertibel -> body=Convertible
coup -> body=Coupe
mustnag -> model=Mustang
musstang -> model=Mustang
chevorlet -> make=Chevrolet
chevrolette -> make=Chevrolet
chevy impalla -> make=Chevrolet & model=Impala
cadilac -> make=Cadillac
caddilac -> make=Cadillac
volkswagon -> make=Volkswagen
volkswagen beatle -> model=Beetle
studabaker -> make=Studebaker
plymoth -> make=Plymouth
pontaic -> make=Pontiac
oldsmobil -> make=Oldsmobile
mercedez -> make=Mercedes-Benz
lamborgini -> make=Lamborghini
harley davison -> make=Harley-Davidson
crown victora -> model=Crown Victoria
corvett -> model=Corvette
belair -> model=Bel Air
thunder bird -> model=Thunderbird
el-camino -> model=El Camino
elcamino -> model=El Camino
road runner -> model=Road Runner
roadrunner -> model=Road Runner
chalenger -> model=Challenger
baracuda -> model=Barracuda
camero -> model=Camaro
packerd -> make=Packard
musle car -> kind=muscle
muscel car -> kind=muscle
`

/** Searches with the words in another order than in a vehicle's name, or with extra words without meaning. */
export const REORDERED = `
car police -> kind=police & body!=Motorcycle
bel air chevrolet 1957 -> model=Bel Air
air bel -> model=Bel Air
mustang ford -> model=Mustang
victoria crown -> model=Crown Victoria
crown victoria police -> model=Crown Victoria & kind=police
taxi crown victoria -> model=Crown Victoria & kind=taxi
taxi yellow -> kind=taxi & color=yellow
cab yellow -> kind=taxi & color=yellow
truck pickup -> body=Pickup
truck fire -> body=Fire Truck | model=Fire Truck
bus school -> kind=school bus
wagon station -> body=Wagon | model=Station Wagon
rod hot ford -> kind=hot rod & make=Ford
car muscle dodge -> kind=muscle & make=Dodge
hearse cadillac -> make=Cadillac & kind=hearse
limousine lincoln -> make=Lincoln & kind=limousine
bug vw -> model=Beetle
bus volkswagen -> model=Type 2
convertible cadillac -> make=Cadillac & body=Convertible
ambulance ford -> make=Ford & kind=ambulance
van delivery ford -> make=Ford & body=Van,Step Van & kind=delivery
police ford explorer -> model=Explorer & kind=police
explorer police -> model=Explorer & kind=police
charger dodge police -> model=Charger & kind=police
caprice police chevrolet -> model=Caprice & kind=police
motorcycle kawasaki police -> make=Kawasaki & kind=police
a police car -> kind=police & body!=Motorcycle
need a taxi -> kind=taxi
looking for a hearse -> kind=hearse
old police car -> kind=police & kind=period & body!=Motorcycle
vintage taxi -> kind=taxi & kind=period
classic pickup truck -> kind=period & body=Pickup
antique fire truck -> kind=period & body=Fire Truck | kind=period & model=Fire Truck
cadillac car -> make=Cadillac
vehicle military -> kind=military
limo stretch black -> kind=limousine & color=black
ford pickups -> make=Ford & body=Pickup
sedans -> body=Sedan
convertibles -> body=Convertible
school buses -> kind=school bus
ambulances -> kind=ambulance
muscle cars -> kind=muscle
taxis -> kind=taxi
`
